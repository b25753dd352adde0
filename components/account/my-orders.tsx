import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useRenderAt } from '@/components/order/use-order-life';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OnDemand } from '@/components/ui/on-demand';
import { Reference } from '@/components/ui/reference';
import { Wording } from '@/components/ui/wording';
import { callShop, referenceIn } from '@/lib/browser/api/shop-api';
import { formatDay } from '@/lib/domain/dates';
import { orderLife } from '@/lib/domain/order/life/order-life';
import { parcelsText } from '@/lib/domain/order/life/parcels';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { buyPath } from '@/lib/domain/paths/cart-link';
import { orderPath } from '@/lib/domain/paths/catalogue-paths';
import { type ListedOrder, orderListResponse } from '@/lib/domain/shop-api/responses';
import own from './my-orders.module.css';

const loadMyMetal = () => import('./my-metal/my-metal').then((module) => module.MyMetal);

interface MyOrdersProps {
  customerId: string;
  /** The customer's name, for what is printed. */
  name: string;
  /** Shown when there are no orders. */
  children?: ReactNode;
}

/** The signed-in customer's orders, each with a link to its permanent page, and what the goods are worth today. */
export function MyOrders({ customerId, name, children }: MyOrdersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isError, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.orders(customerId), queryFn: () => callShop('get-orders', orderListResponse) },
    getQueryClient(),
  );
  useRenderAt(nextChange(data ?? []));
  const tryAgain = async () => {
    const result = await refetch();
    if (!result.isError) heading.current?.focus();
  };
  // The backend cannot list orders: each is available through its confirmation only.
  if (data === null) return null;
  return (
    <>
      <section className="stack gap-3 mb-3">
        <h2 className="heading-3" ref={heading} tabIndex={-1}>
          Mina beställningar
        </h2>
        {isError ? (
          <>
            <p role="status">
              Beställningarna kunde inte hämtas.
              <Reference reference={referenceIn(error)} />
            </p>
            <div>
              <Button aria-busy={isFetching} onClick={tryAgain}>
                Försök igen
              </Button>
            </div>
          </>
        ) : null}
        {data === undefined && !isError ? <p role="status">Hämtar dina beställningar …</p> : null}
        {data?.length === 0 ? <p>Du har inte beställt något än.</p> : null}
        {data && data.length > 0 ? (
          <>
            <OrderRows orders={data.filter((order) => !isFailed(order))} />
            {data.some(isFailed) ? (
              <details>
                <summary className="disclosure">{`Köp som inte blev av (${data.filter(isFailed).length})`}</summary>
                <OrderRows orders={data.filter(isFailed)} />
              </details>
            ) : null}
          </>
        ) : null}
      </section>
      {data?.length === 0 ? children : null}
      {data?.some((order) => lifeOf(order).metal !== 'no') ? (
        <OnDemand load={loadMyMetal}>{(MyMetal) => <MyMetal buyer={name} orders={data} />}</OnDemand>
      ) : null}
    </>
  );
}

function lifeOf(order: ListedOrder) {
  return orderLife(order, paymentHandler(order.paymentMethod ?? ''), Date.now());
}

/** The next moment at which one of the orders changes by itself; null without one. */
function nextChange(orders: readonly ListedOrder[]): number | null {
  const moments = orders.flatMap((order) => lifeOf(order).until ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The order's state, its parcels, and what else is going on. */
function stateOf(order: ListedOrder): readonly (string | null)[] {
  const { stateText, withdrawal } = lifeOf(order);
  return [stateText, parcelsText(order.shipments), withdrawal?.short ?? null];
}

/** An attempt that came to nothing: not paid, and nothing owed. */
function isFailed(order: ListedOrder): boolean {
  const { next, stage } = lifeOf(order);
  // A transfer in time may arrive after its last day.
  if (stage === 'expired') return false;
  return next === 'pay-again' || next === 'order-again';
}

/** To a cart with the same goods at today's prices, which names those that are not for sale; nothing when the backend sends no codes. */
function BuyAgain({ order: { number, orderId, orderItems } }: { order: ListedOrder }) {
  const path = buyPath(orderItems.map(({ productCode, quantity }) => ({ code: productCode, quantity })));
  return path === null ? null : (
    <Link aria-label={`Köp igen, beställning ${number ?? orderId}`} className="small no-print" href={path}>
      Köp igen
    </Link>
  );
}

function OrderRows({ orders }: { orders: readonly ListedOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <ul className="stack line-above">
      {orders.map((order) => (
        <li className={own.order} key={order.orderId}>
          <span className="stack">
            <Link href={orderPath(String(order.orderId))}>
              Beställning <span translate="no">{order.number ?? order.orderId}</span>
            </Link>
            {order.orderItems.length === 0 ? null : (
              <span className="quiet small" translate="no">
                {order.orderItems.map(({ name, quantity }) => `${quantity}\u00a0st ${name}`).join(', ')}
              </span>
            )}
            <BuyAgain order={order} />
          </span>
          <Wording
            text={[
              order.createdAt === null ? null : formatDay(new Date(order.createdAt)),
              order.orderTotal === null ? null : formatCharged(order.orderTotal),
              ...stateOf(order),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </li>
      ))}
    </ul>
  );
}

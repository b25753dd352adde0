import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { statusText } from '@/components/checkout/confirmation/order-sheet';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { fetchOrders } from '@/lib/api/client/browser';
import { formatCharged } from '@/lib/checkout/order-sums';
import { formatDay } from '@/lib/content/dates';
import { orderPath } from '@/lib/routes/catalogue-paths';
import own from './my-orders.module.css';

/** The signed-in customer's orders, each with a link to its permanent page. */
export function MyOrders({ customerId }: { customerId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.orders(customerId), queryFn: fetchOrders },
    getQueryClient(),
  );
  const tryAgain = async () => {
    const result = await refetch();
    if (!result.isError) heading.current?.focus();
  };
  // The backend cannot list orders: each is available through its confirmation only.
  if (data === null) return null;
  return (
    <section className="stack gap-3 mb-3">
      <h2 className="heading-3" ref={heading} tabIndex={-1}>
        Mina beställningar
      </h2>
      {isError ? (
        <>
          <p role="status">Beställningarna kunde inte hämtas.</p>
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
        <ul className="stack line-above">
          {data.map(({ orderId, number, state, paymentState, createdAt, orderTotal }) => (
            <li className={own.order} key={orderId}>
              <Link href={orderPath(String(orderId))}>
                Beställning <span translate="no">{number ?? orderId}</span>
              </Link>
              <Wording
                text={[
                  createdAt === null ? null : formatDay(new Date(createdAt)),
                  orderTotal === null ? null : formatCharged(orderTotal),
                  statusText({ state, paymentState }, false),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import styles from '@/components/order/order.module.css';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { deliveryPromise } from '@/lib/domain/cart/dispatch';
import { formatMoment } from '@/lib/domain/dates';
import { goodsVat, orderVat } from '@/lib/domain/order/order-vat';
import { orderFromFetched } from '@/lib/domain/order/placed-order';
import { termsOf } from '@/lib/domain/order/terms-version';
import { paths } from '@/lib/domain/paths/paths';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { FactList } from './fact-list';
import { OrderLines } from './order-lines';
import { deliveryRules, withdrawalRule } from './order-rules';
import { OrderQueries } from './queries';
import { SumsList } from './sums-list';
import { useOrderReference } from './use-order-reference';
import { orderStatusQuery } from './use-order-status';

interface OrderTermsProps {
  /** Every version of the terms, newest first. */
  versions: readonly string[];
}

/** The order that the terms below apply to, shown only to the browser that placed it and to its owner. */
export function OrderTerms({ versions }: OrderTermsProps) {
  const reference = useOrderReference();
  if (reference === null) return null;
  return (
    <OrderQueries>
      <TermsOfOrder reference={reference} versions={versions} />
    </OrderQueries>
  );
}

function TermsOfOrder({ reference, versions }: OrderTermsProps & { reference: string }) {
  const { data: status } = useQuery(orderStatusQuery(reference, false));
  return status?.kind === 'known' ? <OrderedProducts order={status.order} versions={versions} /> : null;
}

function OrderedProducts({ order, versions }: OrderTermsProps & { order: FetchedOrder }) {
  const placed = order.createdAt === null ? null : new Date(order.createdAt);
  const day = placed?.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' });
  // The stored version, else the one in force on the day of the order.
  const version = order.terms ?? (day === undefined ? null : termsOf(versions, day));
  const ordered = orderFromFetched(order, [], null, 0);
  const { lines, deliveryName, isPickup, deliveryDays, itemsTotal, shippingTotal, orderTotal } = ordered;
  const isOrdered = lines.some(({ availability }) => availability !== null);
  return (
    <Container className="pt-5">
      <section aria-label="Din beställning" className={styles.card}>
        <FactList
          facts={[
            ['Ordernummer', order.number ?? String(order.orderId)],
            ['Datum', placed === null ? null : formatMoment(placed)],
            ['Leverans', deliveryName],
            ['Villkor', version === null ? null : `Version ${version}`],
          ]}
        />
        <OrderLines lines={lines} />
        <SumsList
          isPlaced
          items={itemsTotal}
          shares={orderVat(ordered)}
          shipping={shippingTotal}
          total={orderTotal}
          vat={goodsVat(lines)}
        />
        {order.agreed === null ? null : (
          <p>
            <Wording
              text={`${deliveryPromise({ isOrdered, days: deliveryDays }, isPickup === true)} ${deliveryRules(isPickup)} ${withdrawalRule(lines)}`}
            />
          </p>
        )}
        {version === null && versions.length > 1 ? (
          <p>
            Vi kan inte se vilken version av villkoren som gällde när du beställde. Hör av dig, så tar vi reda på det.
          </p>
        ) : null}
        {version === null || version === versions[0] ? null : (
          <p>
            Villkoren har ändrats sedan du beställde. För den här beställningen gäller{' '}
            <Link href={`${paths.purchaseTerms}/${version}`}>{`version ${version}`}</Link>, inte texten nedan.
          </p>
        )}
      </section>
    </Container>
  );
}

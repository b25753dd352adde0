import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { FactList } from '@/components/checkout/fact-list';
import { NextStepOf } from '@/components/checkout/next-step';
import { OrderLines } from '@/components/checkout/order-lines';
import { useBuyer } from '@/components/checkout/service/use-buyer';
import { SumsList } from '@/components/checkout/sums-list';
import { PrintButton } from '@/components/content/print-button';
import { queryKeys } from '@/components/queries/keys';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { fetchReceiptBuyer } from '@/lib/browser/api/browser';
import { addressOf } from '@/lib/domain/buyer/customer-view';
import { formatMoment } from '@/lib/domain/dates';
import type { FetchedOrder, ReceivedWithdrawal } from '@/lib/domain/order/contract/responses';
import { orderStatus, receivedText } from '@/lib/domain/order/order-status-text';
import { goodsVat, orderVat } from '@/lib/domain/order/order-vat';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PlacedOrder } from '@/lib/domain/order/state';
import { orderTermsPath } from '@/lib/domain/paths/catalogue-paths';

import { ConfirmationTerms, DeliveryTerms } from './confirmation-terms';
import { Letterhead } from './letterhead';
import { OwedFacts } from './owed-facts';

/** Nobody learns from a typed personal number what the population register knows: that is only on the receipt (spec.md section 1). */
function BuyerFacts({ owner, orderId, isPaid }: Pick<PlacedOrder, 'orderId' | 'owner'> & { isPaid: boolean }) {
  const { customer } = useBuyer(owner !== null);
  const isOwn = owner !== null && customer?.customerId === owner;
  // In memory only, and no longer than it is shown.
  const { data: proven } = useQuery({
    queryKey: queryKeys.receiptBuyer(orderId, owner),
    queryFn: () => fetchReceiptBuyer(orderId),
    enabled: isOwn,
    gcTime: 0,
  });
  if (!isOwn) {
    return <p>Köparens namn och personnummer står på kvittot, som följer med beställningen.</p>;
  }
  return (
    <>
      <FactList
        facts={[
          ['Köpare', proven?.name ?? `${customer.firstName} ${customer.lastName}`.trim()],
          ['Personnummer', proven?.personalNumber ?? customer.maskedSsn],
          ['Adress', addressOf(customer)],
        ]}
      />
      {isPaid ? (
        <p>{proven ? 'Sidan är ditt kvitto.' : 'Kvittot, med namn och personnummer, följer med beställningen.'}</p>
      ) : null}
    </>
  );
}

/** What was withdrawn and when, and what happens next. */
function WithdrawnFacts({ todo, withdrawal }: { todo: string; withdrawal: ReceivedWithdrawal }) {
  return (
    <section aria-label="Ångrat köp" className={styles.card}>
      <FactList
        facts={[
          ['Ångrat', formatMoment(new Date(withdrawal.receivedAt))],
          ['Ärendenummer', withdrawal.caseNumber ?? '–'],
        ]}
      />
      <p>{todo}</p>
    </section>
  );
}

interface OrderSheetProps {
  order: PlacedOrder;
  /** Null without a response from the backend. */
  fetched: FetchedOrder | null;
  heading: ReactNode;
  links: ReactNode;
  children?: ReactNode;
}

/** An order with everything that domain.md 4.4 requires on a confirmation and a receipt: first what happens now and when. */
export function OrderSheet({ order, fetched, heading, links, children }: OrderSheetProps) {
  const handler = paymentHandler(order.paymentCode);
  const status = fetched === null ? null : orderStatus(fetched, handler);
  const owes = status === null ? handler?.owed !== undefined : status.next === 'pay-owed';
  const goesAhead = !fetched?.withdrawal && (status === null || status.next === null || owes);
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <Letterhead />
        {heading}
        <div className={styles.now}>
          {fetched?.withdrawal ? <WithdrawnFacts todo={status?.todo ?? ''} withdrawal={fetched.withdrawal} /> : null}
          {status === null ? null : <NextStepOf orderId={String(order.orderId)} status={status} />}
          {status === null || owes ? <OwedFacts fetched={fetched} order={order} /> : null}
          {goesAhead ? <DeliveryTerms order={order} title={owes ? 'När du har betalat' : 'Det här händer nu'} /> : null}
        </div>
        <FactList
          facts={[
            ['Ordernummer', order.number ?? String(order.orderId)],
            ['Datum', formatMoment(new Date(fetched?.createdAt ?? order.placedAt))],
            ['Status', status?.stateText ?? receivedText(handler)],
            ['Betalning', order.paymentName],
            ['Leverans', order.deliveryName],
          ]}
        />
        <BuyerFacts isPaid={fetched?.paymentState === 'paid'} orderId={order.orderId} owner={order.owner} />
      </div>
      <section aria-label="Varor och summor" className={cx(styles.card, styles.beside)}>
        <OrderLines lines={order.lines} />
        <SumsList
          isPlaced
          items={order.itemsTotal}
          shipping={order.shippingTotal}
          total={order.orderTotal}
          shares={orderVat(order)}
          vat={goodsVat(order.lines)}
        />
      </section>
      <div className={styles.sections}>
        {goesAhead ? null : <DeliveryTerms order={order} title="Leverans" />}
        <ConfirmationTerms isWithdrawn={Boolean(fetched?.withdrawal)} order={order} />
        {children}
        <div className={styles.actions}>
          <ButtonLink href={orderTermsPath(String(order.orderId))}>Villkoren för din beställning</ButtonLink>
          <PrintButton />
          {links}
        </div>
      </div>
    </div>
  );
}

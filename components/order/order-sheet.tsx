import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/content/print-button';
import styles from '@/components/order/order.module.css';
import { queryKeys } from '@/components/queries/keys';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { callShop } from '@/lib/browser/api/shop-api';
import type { OrderLife } from '@/lib/domain/order/life/order-life';
import type { WithdrawalNote } from '@/lib/domain/order/life/withdrawal-note';
import { goodsVat, orderVat } from '@/lib/domain/order/order-vat';
import type { OrderLine, PlacedOrder } from '@/lib/domain/order/state';
import { orderTermsPath } from '@/lib/domain/paths/catalogue-paths';
import { type FetchedOrder, receiptBuyerResponse } from '@/lib/domain/shop-api/responses';
import { ConfirmationTerms } from './confirmation-terms';
import { DeliveryPart } from './delivery-part';
import { FactList } from './fact-list';
import { Letterhead } from './letterhead';
import { NextStepOf } from './next-step';
import { OrderLines } from './order-lines';
import { withdrawalRule } from './order-rules';
import { OwedFacts } from './owed-facts';
import { buyerFacts, buyerOf, orderFacts } from './sheet';
import { SumsList } from './sums-list';
import { useBuyer } from './use-buyer';

interface OrderSheetProps {
  order: PlacedOrder;
  /** Null without a response from the backend. */
  fetched: FetchedOrder | null;
  life: OrderLife;
  heading: ReactNode;
  /** Below what happens now. */
  next?: ReactNode;
  links: ReactNode;
  children?: ReactNode;
}

/** An order with everything that domain.md 4.4 requires on a confirmation and a receipt: first what happens now and when. */
export function OrderSheet({ order, fetched, life, heading, next, links, children }: OrderSheetProps) {
  const { withdrawal, payBy, goesAhead, isReceipt, isValid } = life;
  const orderId = String(order.orderId);
  const { facts, note, isAwaited } = useBuyerFacts(order, isReceipt);
  const delivery = <DeliveryPart fetched={fetched} life={life} order={order} />;
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <Letterhead />
        {heading}
        <div className={styles.now}>
          <NextStepOf life={life} lines={order.lines} orderId={orderId} />
          {payBy && <OwedFacts fetched={fetched} order={order} payBy={payBy} />}
          {withdrawal && <WithdrawalNotice lines={order.lines} note={withdrawal} />}
          {goesAhead && delivery}
        </div>
        {next}
        <FactList facts={orderFacts(order, fetched, life)} />
        {facts && <FactList facts={facts} />}
        {note && <p>{note}</p>}
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
        {!goesAhead && delivery}
        <ConfirmationTerms isValid={isValid} order={order} />
        {children}
        <div className={styles.actions}>
          <ButtonLink href={orderTermsPath(orderId)}>Villkoren för din beställning</ButtonLink>
          <PrintButton disabled={isAwaited} />
          {links}
        </div>
      </div>
    </div>
  );
}

function useBuyerFacts({ orderId, owner }: PlacedOrder, isReceipt: boolean) {
  const { customer, isLoading } = useBuyer(owner !== null);
  const buyer = buyerOf({ owner }, customer);
  // In memory only, and no longer than it is shown.
  const proven = useQuery({
    queryKey: queryKeys.receiptBuyer(orderId, owner),
    queryFn: () => callShop('receipt-buyer', receiptBuyerResponse, { body: { orderId } }),
    enabled: buyer !== null,
    gcTime: 0,
  });
  const isAwaited = isReceipt && (isLoading || proven.isLoading);
  return { ...buyerFacts(buyer, proven.data, isReceipt, isAwaited), isAwaited };
}

/** A message about a withdrawal, beside the order, which it does not change until the shop has decided. */
function WithdrawalNotice({ note, lines }: { note: WithdrawalNote; lines: readonly OrderLine[] }) {
  const { title, facts, text, showsRule } = note;
  return (
    <section aria-label={title} className={styles.card}>
      <h2 className="heading-3">{title}</h2>
      <FactList facts={facts} />
      {text && <p>{text}</p>}
      {showsRule && <p className="quiet small">{withdrawalRule(lines)}</p>}
    </section>
  );
}

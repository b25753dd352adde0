import { customerAddress } from '@/lib/domain/buyer/customer-view';
import { formatMoment } from '@/lib/domain/dates';
import type { OrderLife } from '@/lib/domain/order/life/order-life';
import type { PlacedOrder } from '@/lib/domain/order/state';
import type { CustomerResponse, FetchedOrder, ReceiptBuyer } from '@/lib/domain/shop-api/responses';
import type { Fact } from './fact-list';

/** Number, time, state and choices of an order (domain.md 4.4). */
export function orderFacts(
  order: PlacedOrder,
  fetched: Pick<FetchedOrder, 'createdAt'> | null,
  { stateText }: Pick<OrderLife, 'stateText'>,
): Fact[] {
  return [
    ['Ordernummer', order.number ?? String(order.orderId)],
    ['Datum', formatMoment(new Date(fetched?.createdAt ?? order.placedAt))],
    ['Status', stateText],
    ['Betalning', order.paymentName],
    ['Leverans', order.deliveryName],
  ];
}

/** Of the part about the delivery, by what has to happen before it. */
export function deliveryTitle({ payBy, goesAhead }: Pick<OrderLife, 'goesAhead' | 'payBy'>): string {
  if (payBy !== null) return 'När du har betalat';
  return goesAhead ? 'Det här händer nu' : 'Leverans';
}

/** The signed-in customer, when the order is theirs. */
export function buyerOf<T extends Pick<CustomerResponse, 'customerId'>>(
  { owner }: Pick<PlacedOrder, 'owner'>,
  customer: T | null,
): T | null {
  return owner !== null && customer?.customerId === owner ? customer : null;
}

type Named = Pick<CustomerResponse, 'firstName' | 'lastName' | 'maskedSsn' | 'address' | 'zipCode' | 'city'>;

/**
 * Name, personal number and address, and what the sheet is to the buyer. Nobody learns from a typed personal number what the population
 * register knows: that is only on the receipt (spec.md section 1).
 * @param buyer null for everybody else
 * @param proven what the receipt says, once it is there
 * @param isAwaited it may still come: until then the sheet says nothing that a receipt would take back
 */
export function buyerFacts(
  buyer: Named | null,
  proven: ReceiptBuyer | undefined,
  isReceipt: boolean,
  isAwaited: boolean,
): { readonly facts: readonly Fact[] | null; readonly note: string | null } {
  if (isAwaited) return { facts: null, note: 'Hämtar namn och personnummer till kvittot …' };
  if (buyer === null) {
    return { facts: null, note: 'Köparens namn och personnummer står på kvittot, som följer med beställningen.' };
  }
  const receipt = proven ? 'Sidan är ditt kvitto.' : 'Kvittot, med namn och personnummer, följer med beställningen.';
  return {
    facts: [
      ['Köpare', proven?.name ?? `${buyer.firstName} ${buyer.lastName}`.trim()],
      ['Personnummer', proven?.personalNumber ?? buyer.maskedSsn],
      ['Adress', customerAddress(buyer)],
    ],
    note: isReceipt ? receipt : null,
  };
}

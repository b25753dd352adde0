import { customerAddress } from '@/lib/domain/buyer/customer-view';
import { formatMoment } from '@/lib/domain/dates';
import { type KnownOrderStatus, orderStatus, receivedText } from '@/lib/domain/order/order-status-text';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PlacedOrder } from '@/lib/domain/order/state';
import type { CustomerResponse, FetchedOrder, ReceiptBuyer, ReceivedWithdrawal } from '@/lib/domain/shop-api/responses';
import type { Fact } from './fact-list';

/** What the sheet of an order consists of, besides its lines and terms. */
interface Sheet {
  /** Null without a response from the backend. */
  readonly status: KnownOrderStatus | null;
  readonly withdrawal: { readonly facts: readonly Fact[]; readonly todo: string } | null;
  /** It is paid after the checkout, and how is shown. */
  readonly owes: boolean;
  /** First as what happens next, or below for an order that the buyer has to do something about. */
  readonly delivery: { readonly title: string; readonly isFirst: boolean };
  readonly facts: readonly Fact[];
  readonly isPaid: boolean;
}

/** The sheet of an order, by the backend's response; without one, by what the checkout knows (domain.md 4.4). */
export function sheetOf(order: PlacedOrder, fetched: FetchedOrder | null): Sheet {
  const handler = paymentHandler(order.paymentCode);
  const status = fetched === null ? null : orderStatus(fetched, handler);
  const withdrawal = fetched?.withdrawal ?? null;
  const owes = status === null ? Boolean(handler?.owed) : status.next === 'pay-owed';
  const goesAhead = withdrawal === null && (owes || status === null || status.next === null);
  return {
    status,
    withdrawal: withdrawal && { facts: withdrawalFacts(withdrawal), todo: status?.todo ?? '' },
    owes,
    delivery: { title: deliveryTitle(owes, goesAhead), isFirst: goesAhead },
    facts: [
      ['Ordernummer', order.number ?? String(order.orderId)],
      ['Datum', formatMoment(new Date(fetched?.createdAt ?? order.placedAt))],
      ['Status', status?.stateText ?? receivedText(handler)],
      ['Betalning', order.paymentName],
      ['Leverans', order.deliveryName],
    ],
    isPaid: fetched?.paymentState === 'paid',
  };
}

function deliveryTitle(owes: boolean, goesAhead: boolean): string {
  if (owes) return 'När du har betalat';
  return goesAhead ? 'Det här händer nu' : 'Leverans';
}

/** What was withdrawn and when. */
function withdrawalFacts({ receivedAt, caseNumber }: ReceivedWithdrawal): Fact[] {
  return [
    ['Ångrat', formatMoment(new Date(receivedAt))],
    ['Ärendenummer', caseNumber ?? '–'],
  ];
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
 */
export function buyerFacts(
  buyer: Named | null,
  proven: ReceiptBuyer | undefined,
  isPaid: boolean,
): { readonly facts: readonly Fact[] | null; readonly note: string | null } {
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
    note: isPaid ? receipt : null,
  };
}

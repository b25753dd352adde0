import { availability, backorderText, weeksOfDays, weeksText } from '@/lib/domain/product/availability';
import type { CartItem } from './cart-item';
import { longestDeliveryDays } from './delivery-check';

interface Dispatch {
  /** At least one line is on backorder. */
  readonly isOrdered: boolean;
  /** Days of the slowest line; null when unknown. */
  readonly days: number | null;
}

export function dispatchOf(lines: readonly CartItem[]): Dispatch {
  return {
    isOrdered: lines.some((line) => availability(line).kind === 'backorder'),
    days: longestDeliveryDays(lines),
  };
}

const PAID = 'att vi har fått betalningen';
/** Dispatch time of products in stock (spec.md section 9), and its starting point. */
const WITHIN = `inom 1–\u20603\u00a0arbetsdagar från ${PAID}`;
export const SENT_WITHIN = `${WITHIN}, oftast nästa arbetsdag`;
const PARCEL = 'Paketet finns hos ombudet';
/** When their parcel is at the agent at the latest: dispatch, and 2 working days of transport (spec.md section 2). */
export const PARCEL_WITHIN = `${PARCEL} senast 5\u00a0arbetsdagar efter ${PAID}`;

/**
 * Dispatch text for cart, checkout and confirmation, with days shown as weeks. All lines ship together, so the slowest decides.
 * @param isPickedUp the buyer collects the order in the shop
 */
export function dispatchText({ isOrdered, days }: Dispatch, isPickedUp = false): string {
  const together = isPickedUp ? 'Allt lämnas ut samtidigt.' : 'Allt skickas samtidigt.';
  if (days !== null) return `${together} ${backorderText(weeksOfDays(days))}.`;
  if (isOrdered) return `${together} ${backorderText(null)}: leveranstiden är inte känd än.`;
  return isPickedUp
    ? `Beställningen är klar att hämta ${WITHIN}. Du får besked i ett mejl.`
    : `Vi skickar normalt ${SENT_WITHIN}.`;
}

/**
 * The latest delivery time, which the law requires before the order button (domain.md 5.3): dispatch within 3 working days or the
 * slowest line's weeks, plus 2 working days of transport (spec.md section 2). With unknown weeks, the limit of konsumentköplagen:
 * 30 days from the purchase.
 * @param isPickedUp as for `dispatchText`, which already states the time for products in stock
 */
function latestText({ isOrdered, days }: Dispatch, isPickedUp = false): string {
  const ready = isPickedUp ? 'Beställningen är klar att hämta' : PARCEL;
  if (isOrdered && days === null) return `${ready} senast 30\u00a0dagar från köpet.`;
  if (days !== null) {
    const onTheWay = isPickedUp ? '' : ' och 2\u00a0arbetsdagar';
    return `${ready} senast ${weeksText(weeksOfDays(days))}${onTheWay} efter ${PAID}.`;
  }
  return isPickedUp ? '' : `${PARCEL_WITHIN}.`;
}

/** What the shop promises about delivery: the same words in review, order, and order terms. Parameters as for `dispatchText`. */
export function deliveryPromise(dispatch: Dispatch, isPickedUp = false): string {
  return `${dispatchText(dispatch, isPickedUp)} ${latestText(dispatch, isPickedUp)}`.trim();
}

import { availability, weeksOfDays, weeksText } from '@/lib/product/availability';
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
/** How soon goods in stock are sent (spec.md section 9), and from when that is counted. */
const WITHIN = `inom 1–\u20603\u00a0arbetsdagar från ${PAID}`;
export const SENT_WITHIN = `${WITHIN}, oftast nästa arbetsdag`;

/**
 * Dispatch text for cart, checkout and confirmation, with days shown as weeks. All lines ship together, so the slowest decides.
 * @param isPickedUp the buyer collects the order in the shop
 */
export function dispatchText({ isOrdered, days }: Dispatch, isPickedUp = false): string {
  const together = isPickedUp ? 'Allt lämnas ut samtidigt.' : 'Allt skickas samtidigt.';
  if (days !== null) return `${together} Beställningsvara, upp till ${weeksText(weeksOfDays(days))}.`;
  if (isOrdered) return `${together} Beställningsvara, leveranstiden är inte känd än.`;
  return isPickedUp
    ? `Beställningen är klar att hämta ${WITHIN}. Du får besked i ett mejl.`
    : `Vi skickar normalt ${SENT_WITHIN}.`;
}

/**
 * The latest time at which the buyer can fetch the goods, which the law wants before the button (domain.md 5.3): sent after 3 working days
 * or the weeks of the slowest line, and 2 working days on the way (spec.md section 2). Where nobody knows the weeks it is the limit of
 * konsumentköplagen, 30 days from the purchase.
 * @param isPickedUp as for `dispatchText`, which already names the day for goods that are in the shop
 */
export function latestText({ isOrdered, days }: Dispatch, isPickedUp = false): string {
  const ready = isPickedUp ? 'Du kan hämta den' : 'Paketet finns hos ombudet';
  if (isOrdered && days === null) return `${ready} senast 30\u00a0dagar från köpet.`;
  if (days !== null) {
    const onTheWay = isPickedUp ? '' : ' och 2\u00a0arbetsdagar';
    return `${ready} senast ${weeksText(weeksOfDays(days))}${onTheWay} efter ${PAID}.`;
  }
  return isPickedUp ? '' : `${ready} senast 5\u00a0arbetsdagar efter ${PAID}.`;
}

import { availability, weeksOfDays, weeksText } from '@/lib/product/availability';
import type { CartItem } from './cart-item';
import { longestDeliveryDays } from './delivery-check';

interface Dispatch {
  /** Something is ordered from the supplier for the customer. */
  readonly isOrdered: boolean;
  /** Days of the slowest line; null when not known. */
  readonly days: number | null;
}

/** What decides when an order leaves: whether any line is ordered, and the days that the slowest takes. */
export function dispatchOf(lines: readonly CartItem[]): Dispatch {
  return {
    isOrdered: lines.some((line) => availability(line).kind === 'backorder'),
    days: longestDeliveryDays(lines),
  };
}

/** How soon goods in stock are sent (spec.md section 9), and from when that is counted. */
const WITHIN = 'inom 1–\u20603\u00a0arbetsdagar från att vi har fått betalningen';
export const SENT_WITHIN = `${WITHIN}, oftast nästa arbetsdag`;

/**
 * When the goods leave, in cart, checkout and confirmation: all of them together, so the slowest decides. Days are said in weeks.
 * @param isPickedUp the buyer collects them in the shop: nothing is sent
 */
export function dispatchText({ isOrdered, days }: Dispatch, isPickedUp = false): string {
  const together = isPickedUp ? 'Allt lämnas ut samtidigt.' : 'Allt skickas samtidigt.';
  if (days !== null) return `${together} Beställningsvara, upp till ${weeksText(weeksOfDays(days))}.`;
  if (isOrdered) return `${together} Beställningsvara, leveranstiden är inte känd än.`;
  return isPickedUp
    ? `Beställningen är klar att hämta ${WITHIN}. Du får besked i ett mejl.`
    : `Vi skickar normalt ${SENT_WITHIN}.`;
}

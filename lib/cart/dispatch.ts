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

/** Dispatch time of goods in stock, counted from the payment (spec.md section 9). */
const WITHIN = 'inom 1–\u20603\u00a0arbetsdagar från att vi har fått betalningen';
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

import { availability, weeksOfDays, weeksText } from '@/lib/catalogue/availability';
import type { CartItem } from './cart-item';
import { longestDeliveryDays } from './delivery-check';

interface Dispatch {
  /** Something is ordered from the supplier for the customer. */
  readonly isOrdered: boolean;
  /** Of the slowest line; null when nobody has said. */
  readonly days: number | null;
}

/** What decides when an order leaves: whether any line is ordered, and the days that the slowest takes. */
export function dispatchOf(lines: readonly CartItem[]): Dispatch {
  return {
    isOrdered: lines.some((line) => availability(line).kind === 'backorder'),
    days: longestDeliveryDays(lines),
  };
}

/** When the goods leave, in cart, checkout and confirmation: all of them together, so the slowest decides. Days are said in weeks. */
export function dispatchText({ isOrdered, days }: Dispatch): string {
  if (days !== null) return `Allt skickas samtidigt. Beställningsvara, upp till ${weeksText(weeksOfDays(days))}.`;
  if (isOrdered) return 'Allt skickas samtidigt. Beställningsvara, leveranstiden är inte känd än.';
  return 'Vi skickar normalt inom 1–\u20603\u00a0arbetsdagar, oftast nästa dag.';
}

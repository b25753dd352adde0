import type { CartItem } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { availability, weeksOfDays, weeksText } from '@/lib/catalogue/availability';
import type { ChosenMethod } from '@/lib/checkout/state';

const PICK_UP = /butik|h[aä]mta? i|pick.?up|malm[oö]/i;

/** How goods are handed over with this method (spec.md section 2, Frakt och försäkring); of the chosen one only. */
export function deliveryRules({ code, name }: Pick<ChosenMethod, 'code' | 'name'>): string {
  if (PICK_UP.test(code) || PICK_UP.test(name)) {
    return 'Du hämtar personligen i butiken i Malmö mot giltig legitimation. Beställningen ligger kvar i upp till tre månader.';
  }
  return 'Försändelsen är försäkrad och du får ett spårningsnummer i ett mejl. Paketet hämtas ut av dig personligen mot giltig legitimation inom 14\u00a0dagar.';
}

interface Dispatch {
  /** Something is ordered from the supplier for the customer. */
  readonly isOrdered: boolean;
  /** Of the slowest line; null when nobody has said. */
  readonly days: number | null;
}

export function dispatchOf(lines: readonly CartItem[]): Dispatch {
  return {
    isOrdered: lines.some((line) => availability(line).kind === 'backorder'),
    days: longestDeliveryDays(lines),
  };
}

/** When the goods leave: all of them together, so the slowest decides. */
export function dispatchText({ isOrdered, days }: Dispatch): string {
  if (days !== null) return `Allt skickas samtidigt. Beställningsvara, upp till ${weeksText(weeksOfDays(days))}.`;
  if (isOrdered) return 'Allt skickas samtidigt. Beställningsvara, leveranstiden är inte känd än.';
  return 'Vi skickar normalt inom 1–3\u00a0arbetsdagar, oftast nästa dag.';
}

import type { OrderLine } from '@/lib/domain/order/state';

/** How the items are delivered (spec.md section 2, Frakt och försäkring); empty when that is not known. */
export function deliveryRules(isPickup: boolean | null): string {
  if (isPickup === null) return '';
  if (isPickup) {
    return 'Du hämtar personligen i butiken i Malmö mot giltig legitimation. Beställningen ligger kvar i upp till tre månader.';
  }
  return 'Försändelsen är försäkrad och du får ett spårningsnummer i ett mejl. Paketet hämtas ut av dig personligen mot giltig legitimation inom 14\u00a0dagar.';
}

/** The items of an order with a right of withdrawal, as text after a space; empty when there are none. */
export function withdrawalText(lines: readonly Pick<OrderLine, 'name' | 'mayWithdraw'>[]): string {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name }) => name);
  if (names.length === 0) return '';
  return ` I den här beställningen gäller det ${names.join(' och ')}: hur du ångrar står i punkt 8 i köpvillkoren.`;
}

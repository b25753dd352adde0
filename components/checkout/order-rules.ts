import type { ChosenMethod, OrderLine } from '@/lib/domain/order/state';

const PICK_UP = /butik|h[aä]mta? i|pick.?up|malm[oö]/i;

/** Whether the buyer collects the items in the shop, judged by the method's code and name. */
export function isPickUp({ code, name }: Pick<ChosenMethod, 'code' | 'name'>): boolean {
  return PICK_UP.test(code) || PICK_UP.test(name);
}

/** How this method delivers the items (spec.md section 2, Frakt och försäkring). */
export function deliveryRules(method: Pick<ChosenMethod, 'code' | 'name'>): string {
  if (isPickUp(method)) {
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

import type { OrderLine } from '@/lib/domain/order/state';

/** How the items are delivered (spec.md section 2, Frakt och försäkring); empty when that is not known. */
export function deliveryRules(isPickup: boolean | null): string {
  if (isPickup === null) return '';
  if (isPickup) {
    return 'Du hämtar personligen i butiken i Malmö mot giltig legitimation. Beställningen ligger kvar i upp till tre månader.';
  }
  return 'Försändelsen är försäkrad och du får ett spårningsnummer i ett mejl. Paketet hämtas ut av dig personligen mot giltig legitimation inom 14\u00a0dagar.';
}

const EXEMPT = 'följer metallmarknaden (2 kap. 11 § distansavtalslagen)';

/** Which of an order's items may be withdrawn from, and why the others may not (domain.md 5.3). */
export function withdrawalText(lines: readonly Pick<OrderLine, 'name' | 'mayWithdraw'>[]): string {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name }) => name);
  if (names.length === 0) {
    const whose = lines.length === 1 ? 'varans pris' : 'varornas priser';
    return `Köpet kan inte ångras: ${whose} ${EXEMPT}.`;
  }
  const how = 'Samlarvärdet styr priset. Hur du ångrar står i punkt 8 i köpvillkoren.';
  if (names.length === lines.length) return `Du har 14\u00a0dagars ångerrätt. ${how}`;
  return `Du har 14\u00a0dagars ångerrätt för ${names.join(' och ')}. ${how} Övriga varor kan inte ångras: priset ${EXEMPT}.`;
}

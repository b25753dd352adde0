import type { OrderLine } from '@/lib/domain/order/state';

/** How the items are delivered (spec.md section 2, Frakt och försäkring); empty when that is not known. */
export function deliveryRules(isPickup: boolean | null): string {
  if (isPickup === null) return '';
  if (isPickup) {
    return 'Du hämtar själv i butiken i Malmö, mot giltig legitimation. Beställningen ligger kvar i upp till tre månader.';
  }
  return 'Försändelsen är försäkrad, och du får ett spårningsnummer i ett mejl. Du hämtar själv ut paketet, mot giltig legitimation och inom 14\u00a0dagar.';
}

/** The same once all goods are in parcels whose tracking numbers are shown. */
export function parcelRules(isPickup: boolean | null): string {
  if (isPickup !== false) return deliveryRules(isPickup);
  return 'Försändelsen är försäkrad och ligger kvar hos ombudet i 14\u00a0dagar.';
}

const EXEMPT = 'följer metallmarknaden (2\u00a0kap. 11\u00a0§ distansavtalslagen)';
const RULE =
  'Varor vars pris följer metallmarknaden har ingen ångerrätt. Samlarmynt där samlarvärdet styr priset har 14\u00a0dagars ångerrätt.';

type RuledLine = Pick<OrderLine, 'name' | 'mayWithdraw' | 'metal'>;

/** Why the rest of an order may not be withdrawn from; the rule alone where goods are unknown, as of a line from the backend only. */
function exemptText(lines: readonly RuledLine[], subject: string): string {
  const isKnown = lines.length > 0 && lines.every(({ metal }) => metal !== null);
  return isKnown ? `${subject} ${EXEMPT}.` : RULE;
}

/** Which of an order's items may be withdrawn from, and why the others may not (domain.md 5.3). */
export function withdrawalRule(lines: readonly RuledLine[]): string {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name }) => name);
  if (names.length === 0)
    return exemptText(lines, `Köpet kan inte ångras: ${lines.length === 1 ? 'varans pris' : 'varornas priser'}`);
  const how = 'Samlarvärdet styr priset. Hur du ångrar står i punkt 8 i köpvillkoren.';
  if (names.length === lines.length) return `Du har 14\u00a0dagars ångerrätt. ${how}`;
  const others = exemptText(lines, 'Övriga varor kan inte ångras: priset');
  return `Du har 14\u00a0dagars ångerrätt för ${new Intl.ListFormat('sv-SE').format(names)}. ${how} ${others}`;
}

import { site } from '@/lib/config/site';
import { formatDay } from '@/lib/content/dates';
import type { PlacedOrder } from './state';

/**
 * The withdrawal form as a mailto address, filled in for those goods of an order that may be withdrawn from (2 kap. 10 §
 * distansavtalslagen; the empty form is in content/pages/kopvillkor.md 8.3). Null without such goods. The contract has no call for it.
 */
export function withdrawalMail({
  lines,
  number,
  orderId,
  placedAt,
}: Pick<PlacedOrder, 'lines' | 'number' | 'orderId' | 'placedAt'>): string | null {
  const names = lines.filter(({ mayWithdraw }) => mayWithdraw).map(({ name, quantity }) => `${quantity} × ${name}`);
  if (names.length === 0) return null;
  const body = [
    `Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor: ${names.join(', ')}`,
    '',
    `Ordernummer: ${number ?? orderId}`,
    `Beställdes den: ${formatDay(new Date(placedAt))}`,
    'Mottogs den:',
    'Namn:',
    'Adress:',
    'Datum:',
  ].join('\n');
  return `mailto:${site.email}?subject=${encodeURIComponent('Jag ångrar mitt köp')}&body=${encodeURIComponent(body)}`;
}

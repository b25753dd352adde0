import { formatMoment } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths/paths';
import type { Product } from '@/lib/domain/product/product';
import type { Moment } from './products';
import type { Message } from './protocol';

/**
 * Mandatory information for buyers (domain.md 5): how long the price is valid, that it includes any VAT, and which
 * products have no right of withdrawal.
 * @param all JSONPath of the products in the response
 */
export function disclosuresOf(products: readonly Product[], { epoch, siteUrl }: Moment, all = '$.products'): Message[] {
  if (products.length === 0) return [];
  const terms = siteUrl + paths.purchaseTerms;
  const bound = products.flatMap(({ mayWithdraw }, index) => (mayWithdraw ? [] : [index]));
  const places = bound.length === products.length ? [all] : bound.map((index) => `${all}[${index}]`);
  return [
    {
      type: 'warning',
      code: 'price_follows_market',
      path: all,
      content: `Priset följer metallmarknaden och gäller till ${formatMoment(new Date(epoch.nextChange))}. Det är ett slutpris med eventuell moms.`,
      presentation: 'disclosure',
      url: terms,
    },
    ...places.map(
      (path): Message => ({
        type: 'warning',
        code: 'final_sale',
        path,
        content: 'Ingen ångerrätt: priset beror på svängningar på metallmarknaden som vi inte kan påverka.',
        presentation: 'disclosure',
        url: `${terms}#ingen-angerratt`,
      }),
    ),
  ];
}

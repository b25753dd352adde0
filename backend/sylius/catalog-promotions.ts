import type { VariantRow } from '../catalogue/product-bundle';
import { type Exchange, iri } from './exchange';

const CAMPAIGN = 'kampanj';

/**
 * `appliedPromotions` of a variant, a key that exists only when there are any; older versions write the list with PHP's
 * keys, as an object (contract.md part B section 4).
 */
export function appliedPromotions(exchange: Exchange, { campaign }: Pick<VariantRow, 'campaign'>): object {
  if (campaign === null) return {};
  const list = [iri(exchange, 'catalog-promotions', CAMPAIGN)];
  return { appliedPromotions: exchange.dialect.promotions === 'keyed' ? { ...list } : list };
}

/** The one campaign of the seed; undefined for any other code. */
export function catalogPromotionJson(exchange: Exchange, code: string): object | undefined {
  if (code !== CAMPAIGN) return undefined;
  return {
    '@id': iri(exchange, 'catalog-promotions', code),
    '@type': 'CatalogPromotion',
    id: 1,
    code,
    name: 'Kampanj',
    label: 'Kampanj',
    description: 'Tillfälligt lägre påslag på utvalda produkter.',
  };
}

import { and, asc, count, desc, eq, exists, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import { TROY_OUNCE } from '../catalogue/price';
import { products, productTaxons, taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Locale } from '../http/accept';
import type { SpotRates } from '../spot/rates';
import type { Search } from './collection';
import { lastSegment } from './exchange';
import { offsetOf, type Page } from './pagination';

export const productSearch: Search = {
  'translations.name': 'translations.name',
  'order[code]': 'code',
  'order[createdAt]': 'createdAt',
  'productTaxons.taxon.code': 'productTaxons.taxon.code',
  'productTaxons.taxon.code[]': 'productTaxons.taxon.code',
  'order[price]': 'price',
  'order[translation.name]': 'translation.name',
  'localeCode for order[translation.name]': 'localeCode',
  taxon: 'taxon',
};

export interface ProductPage {
  readonly total: number;
  /** Ids of the page's products, in order. */
  readonly ids: readonly number[];
}

/**
 * Enabled products with a translation in the locale: a Sylius list is an inner join on it, so the others are missing.
 * Unknown taxons give an empty list, unknown parameters are ignored (contract.md part B section 4).
 */
export function listProducts(
  db: Database,
  options: { locale: Locale; query: URLSearchParams; page: Page; rates: SpotRates },
): ProductPage {
  const { locale, query, page, rates } = options;
  const name = locale === 'sv' ? products.name : products.nameEn;
  const where = and(eq(products.enabled, true), isNotNull(name), ...filters(db, query, name));
  const total = db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
  const rows =
    page.size === 0
      ? []
      : db
          .select({ id: products.id })
          .from(products)
          .where(where)
          .orderBy(...ordering(query, name, rates))
          .limit(page.size)
          .offset(offsetOf(page))
          .all();
  return { total, ids: rows.map(({ id }) => id) };
}

type NameColumn = typeof products.name | typeof products.nameEn;

function filters(db: Database, query: URLSearchParams, name: NameColumn): SQL[] {
  const list: SQL[] = [];
  const text = query.get('translations.name');
  if (text) list.push(like(name, `%${text}%`));
  const codes = taxonCodes(query);
  if (codes.length > 0) {
    list.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(productTaxons)
          .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
          .where(and(eq(productTaxons.productId, products.id), inArray(taxons.code, codes))),
      ),
    );
  }
  return list;
}

function taxonCodes(query: URLSearchParams): string[] {
  const codes = [...query.getAll('productTaxons.taxon.code'), ...query.getAll('productTaxons.taxon.code[]')];
  const address = query.get('taxon');
  if (address) codes.push(lastSegment(address));
  return codes;
}

function ordering(query: URLSearchParams, name: NameColumn, rates: SpotRates): SQL[] {
  const direction = (value: string | null) => (value?.toLowerCase() === 'desc' ? desc : asc);
  const perGram = sql`CASE ${products.metal} WHEN 'gold' THEN ${rates.gold.rate} ELSE ${rates.silver.rate} END / ${TROY_OUNCE}`;
  const price = sql`(SELECT coalesce(v.fixed_price, 100 * v.fine_weight * (1 + v.premium) * ${perGram}) FROM variants v
    WHERE v.product_id = ${products.id} ORDER BY v.position LIMIT 1)`;
  const columns: Readonly<Record<string, SQL | typeof products.code | NameColumn | typeof products.createdAt>> = {
    'order[code]': products.code,
    'order[createdAt]': products.createdAt,
    'order[price]': price,
    'order[translation.name]': name,
  };
  const orders = [...query].flatMap(([key, value]) => {
    const column = columns[key];
    return column ? [direction(value)(column)] : [];
  });
  if (orders.length > 0) return orders;
  return taxonCodes(query).length > 0 ? [asc(products.id)] : [asc(products.code)];
}

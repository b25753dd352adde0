import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@/lib/domain/listing/category';
import type { Product, ProductVariant } from '@/lib/domain/product/product';

/** The part of a catalogue (catalogue.ts) that the next one is compared with. */
interface Previous {
  readonly goods: object;
  readonly products: readonly Product[];
  readonly roots: readonly Category[];
  readonly byCode: ReadonlyMap<string, Product>;
}

type Changing = keyof Product & keyof ProductVariant;

/** The fields of a product and of its variants that a price change or an order changes. */
const CHANGING: ReadonlySet<string> = new Set<Changing>([
  'price',
  'netPrice',
  'vat',
  'reducedFrom',
  'buyBackPrice',
  'inStock',
  'onHand',
  'stock',
  'deliveryDays',
]);
const NONE: ReadonlySet<string> = new Set();

/** Compares plain data. `isDeepStrictEqual` cannot leave fields out, and takes ten times as long. */
function isSame(one: unknown, other: unknown, except: ReadonlySet<string>): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => except.has(key) || isSame(Reflect.get(one, key), Reflect.get(other, key), except))
  );
}

/** A product that equals the previous catalogue's is that object, so that what is derived from it can be kept. */
export function keptProduct(product: Product, previous: Previous | undefined): Product {
  const before = previous?.byCode.get(product.code.toLowerCase());
  return before && isSame(product, before, NONE) ? before : product;
}

/** `Catalogue.goods`: the previous one while nothing but prices, stock and the order of the products has changed. */
export function goodsOf(
  products: readonly Product[],
  roots: readonly Category[],
  previous: Previous | undefined,
): object {
  if (previous?.products.length !== products.length || !isDeepStrictEqual(roots, previous.roots)) return {};
  const listed = new Map(previous.products.map((product) => [product.code, product]));
  return products.every((product) => isSame(product, listed.get(product.code), CHANGING)) ? previous.goods : {};
}

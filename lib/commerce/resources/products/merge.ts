import type { Product, ProductVariant } from '@/lib/catalogue/product';
import type { ParsedVariant } from '@/lib/commerce/resources/variants/variants';
import { groupBy } from '@/lib/group-by';
import { type Ore, ore } from '@/lib/pricing/money';
import type { ParsedProduct, ProductVariantFacts } from './products';

const NO_VARIANT: ProductVariantFacts = {
  salePrice: null,
  variantId: null,
  price: null,
  netPrice: null,
  vat: ore(0),
  buyBackPrice: null,
  inStock: false,
  onHand: false,
  stock: 0,
  deliveryDays: null,
  variants: [],
};

/**
 * What a sale costs, VAT included, in öre: `sale_price` is sent with VAT. Sylius' own sign of a sale, an original price
 * above the price, makes the price itself the sale price. A "sale" above the price is none.
 */
function salePrice(saleGross: Ore | null, last: ParsedVariant): Ore | null {
  const { price } = last.variant;
  if (price === null) return null;
  if (saleGross !== null && saleGross > 0 && saleGross <= price) return saleGross;
  return last.reduced ? price : null;
}

function factsOf(product: ParsedProduct, variants: readonly ParsedVariant[]): ProductVariantFacts {
  const last = variants.at(-1);
  if (last === undefined) return NO_VARIANT;
  const { id, price, netPrice, vat, buyBackPrice, inStock, onHand, stock, deliveryDays } = last.variant;
  return {
    salePrice: salePrice(product.saleGross, last),
    variantId: id,
    price,
    netPrice,
    vat,
    buyBackPrice,
    inStock,
    onHand,
    stock,
    deliveryDays,
    variants: variants.map(({ variant }): ProductVariant => variant),
  };
}

function merged(product: ParsedProduct, variants: readonly ParsedVariant[]): Product {
  const weight = product.facts.weight ?? variants.at(-1)?.variant.weight ?? null;
  return { ...product.facts, weight, ...factsOf(product, variants) };
}

function ownVariants(
  product: ParsedProduct,
  byKey: ReadonlyMap<string, ParsedVariant>,
  byProduct: ReadonlyMap<string | null, readonly ParsedVariant[]>,
): readonly ParsedVariant[] {
  const embedded = new Map(product.embedded.map((variant) => [variant.key, variant]));
  const listed = product.variantKeys.flatMap((key) => byKey.get(key) ?? embedded.get(key) ?? []);
  if (listed.length > 0) return listed;
  return byProduct.get(product.key) ?? product.embedded;
}

/**
 * Joins products and variants of the two lists by their reduced IRIs (contract.md part B section 1). The order of a
 * product's own list counts, since the last variant gives price and stock (spec.md section 4); without a usable list
 * the variants that name the product count, and last what came inside it. Variants of unlisted products fall away.
 */
export function mergeProducts(products: readonly ParsedProduct[], variants: readonly ParsedVariant[]): Product[] {
  const byKey = new Map(variants.map((variant) => [variant.key, variant]));
  const byProduct = groupBy(variants, (variant) => variant.productKey);
  return products.map((product) => merged(product, ownVariants(product, byKey, byProduct)));
}

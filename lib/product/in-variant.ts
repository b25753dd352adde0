import type { Ore } from '@/lib/prices/money';
import type { Product, ProductImage, ProductVariant } from './product';
import { NO_CHOICE, variationOf } from './variation';
import { type Weight, weightInText } from './weight-text';

/** The variant's own weight, else the one that its size names; a size that names none leaves the weight unknown. */
export function weightIn(product: Weight, variant: Pick<ProductVariant, 'size' | 'weight'>): Weight {
  if (variant.weight !== null) return { weight: variant.weight, weightType: product.weightType };
  if (variant.size === null) return { weight: product.weight, weightType: product.weightType };
  return weightInText(variant.size) ?? { weight: null, weightType: product.weightType };
}

/** Whether there is a colour or size to choose. */
export function comesInVariants({ variants }: Pick<Product, 'variants'>): boolean {
  return !variationOf(variants, NO_CHOICE).complete;
}

type Offered = Pick<ProductVariant, 'inStock' | 'price'>;

/** What a shopper may choose from: the variants that can be ordered, or all with a price when none can. */
function offered<T extends Offered>(variants: readonly T[]): readonly (T & { price: Ore })[] {
  const priced = variants.filter((variant): variant is T & { price: Ore } => variant.price !== null);
  const orderable = priced.filter(({ inStock }) => inStock);
  return orderable.length > 0 ? orderable : priced;
}

/** The variant that stands for a product before a choice is made: the cheapest on offer. Null without variants. */
export function entryVariant(variants: readonly ProductVariant[]): ProductVariant | null {
  const cheapest = offered(variants).toSorted((a, b) => a.price - b.price)[0];
  return cheapest ?? variants.at(-1) ?? null;
}

/** Whether the choice of variant changes the price: then the price of the cheapest one is a "från". */
export function hasPriceSpan({ variants }: Pick<Product, 'variants'>): boolean {
  return new Set(offered(variants).map(({ price }) => price)).size > 1;
}

function shownVariant({ variants }: Pick<Product, 'variants'>): ProductVariant | null {
  return comesInVariants({ variants }) ? entryVariant(variants) : null;
}

/** The price that a list shows, VAT included: of a product with a choice the lowest. Null: cannot be bought. */
export function offeredPrice(product: Pick<Product, 'price' | 'variants'>): Ore | null {
  return (shownVariant(product) ?? product).price;
}

/** Whether the price that a list shows is a reduced one. */
export function isReduced(product: Pick<Product, 'reducedFrom' | 'variants'>): boolean {
  return (shownVariant(product) ?? product).reducedFrom !== null;
}

/** Whether the flag holds for the product, or for any variant when there is a choice of them. */
export function holdsInAnyVariant(
  product: Pick<Product, 'inStock' | 'onHand' | 'variants'>,
  flag: 'inStock' | 'onHand',
): boolean {
  return comesInVariants(product) ? product.variants.some((variant) => variant[flag]) : product[flag];
}

/** The product as it is shown before a choice of variant: one with a choice in its cheapest, any other as it is. */
export function asOffered(product: Product): Product {
  const entry = shownVariant(product);
  return entry ? inVariant(product, entry) : product;
}

/** Pictures of the variant itself first, none of the others. */
function imagesIn({ images }: Product, { code }: ProductVariant): readonly ProductImage[] {
  const own = images.filter(({ variant }) => variant === code);
  return [...own, ...images.filter(({ variant }) => variant === undefined)];
}

/** The product as it is in one variant: its pictures, price, stock, buy-back price and weight. */
export function inVariant(product: Product, variant: ProductVariant): Product {
  const { id, price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays } = variant;
  const facts = { price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...product, ...facts, ...weightIn(product, variant), images: imagesIn(product, variant), variantId: id };
}

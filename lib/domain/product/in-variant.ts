import type { Ore } from '@/lib/domain/prices/money';
import type { Product, ProductImage, ProductVariant } from './product';
import { NO_CHOICE, variationOf } from './variation';
import { weightFilter, weightLabel } from './weight';
import { type Weight, weightInText } from './weight-text';

/** The variant's own weight, else the weight in its size; null when the size states none. */
export function weightIn(product: Weight, variant: Pick<ProductVariant, 'size' | 'weight'>): Weight {
  if (variant.weight !== null) return { weight: variant.weight, weightType: product.weightType };
  if (variant.size === null) return { weight: product.weight, weightType: product.weightType };
  return weightInText(variant.size) ?? { weight: null, weightType: product.weightType };
}

/** The size of each weight, by the weight's key in the URL (`vikt`), for the weights that one size only has. */
export function sizesByWeight(product: Pick<Product, 'variants' | 'weight' | 'weightType'>): Record<string, string> {
  const sizes = new Map<string, Set<string>>();
  for (const variant of product.variants) {
    const key = weightFilter(weightIn(product, variant));
    if (key !== null && variant.size !== null) sizes.set(key, (sizes.get(key) ?? new Set()).add(variant.size));
  }
  return Object.fromEntries(
    [...sizes].flatMap(([key, [size, ...others]]) => (size && others.length === 0 ? [[key, size]] : [])),
  );
}

/** The product in each of its variants; itself without a choice. */
export function inEachVariant(product: Product): readonly Product[] {
  return comesInVariants(product) ? product.variants.map((variant) => inVariant(product, variant)) : [product];
}

/** A product in a list; `isPart`: with some of its variants only, so that a choice remains even if there is one of them. */
export type Listed = Product & { readonly isPart?: true };

/** The product with only the variants of the wanted weights, in the cheapest of them on offer; null without any. */
export function inWeights(product: Product, isWanted: (weight: Weight) => boolean): Listed | null {
  if (!comesInVariants(product)) return isWanted(product) ? product : null;
  const variants = product.variants.filter((variant) => isWanted(weightIn(product, variant)));
  if (variants.length === product.variants.length) return product;
  const entry = entryVariant(variants);
  return entry && { ...inVariant(product, entry), variants, isPart: true };
}

/** Whether a shopper has to choose a colour or size. */
export function comesInVariants({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.length > 1 && !variationOf(variants, NO_CHOICE).complete;
}

export type Offered = Pick<ProductVariant, 'inStock' | 'price'>;

/** The variants to choose from: those that can be ordered, or all with a price when none can. */
function offered<T extends Offered>(variants: readonly T[]): readonly (T & { price: Ore })[] {
  const priced = variants.filter((variant): variant is T & { price: Ore } => variant.price !== null);
  const orderable = priced.filter(({ inStock }) => inStock);
  return orderable.length > 0 ? orderable : priced;
}

/** The variant that represents a product before a choice: the cheapest on offer. Null without variants. */
export function entryVariant<T extends Offered>(variants: readonly T[]): T | null {
  const cheapest = offered(variants).toSorted((a, b) => a.price - b.price)[0];
  return cheapest ?? variants.at(-1) ?? null;
}

/** Whether the choice of variant changes the price, so that the lowest is shown with "från". */
export function hasPriceSpan({ variants }: { readonly variants: readonly Offered[] }): boolean {
  return new Set(offered(variants).map(({ price }) => price)).size > 1;
}

function shownVariant({ variants }: Pick<Product, 'variants'>): ProductVariant | null {
  return comesInVariants({ variants }) ? entryVariant(variants) : null;
}

/** The price in a list, VAT included: the lowest of a product with variants. Null: cannot be bought. */
export function offeredPrice(product: Pick<Product, 'price' | 'variants'>): Ore | null {
  return (shownVariant(product) ?? product).price;
}

export function isReduced(product: Pick<Product, 'reducedFrom' | 'variants'>): boolean {
  return (shownVariant(product) ?? product).reducedFrom !== null;
}

export function holdsInAnyVariant(
  product: Pick<Product, 'inStock' | 'onHand' | 'variants'>,
  flag: 'inStock' | 'onHand',
): boolean {
  return comesInVariants(product) ? product.variants.some((variant) => variant[flag]) : product[flag];
}

/** The product before a choice of variant: in its cheapest variant, if it has any to choose. */
export function asOffered(product: Product): Product {
  const entry = shownVariant(product);
  return entry ? inVariant(product, entry) : product;
}

/** What is shown and sold of a product. */
export interface ShownOffer {
  readonly given: Listed;
  /** In the shown variant. */
  readonly product: Product;
  /** The chosen one, before a choice the cheapest; null for a product without a choice. */
  readonly variant: ProductVariant | null;
  /** The variant's size, or the weight: "10g"; null for neither. */
  readonly label: string | null;
  /** A variant has to be chosen before anything can be bought. */
  readonly hasChoice: boolean;
  /** Others cost more: the price is shown with "från". */
  readonly isLowest: boolean;
}

/** The product in a variant, or before a choice of one. */
export function offerOf(given: Listed, chosen: ProductVariant | null = null): ShownOffer {
  const comes = comesInVariants(given);
  const variant = chosen ?? (comes ? entryVariant(given.variants) : null);
  const product = variant ? inVariant(given, variant) : given;
  const label = (comes ? variant?.size : null) ?? weightLabel(product);
  const hasChoice = chosen === null && (comes || given.isPart === true);
  return { given, product, variant, label, hasChoice, isLowest: hasChoice && hasPriceSpan(given) };
}

/** The variant's own pictures first, then the product's; none of other variants. */
function imagesIn({ images }: Product, { code }: ProductVariant): readonly ProductImage[] {
  const own = images.filter(({ variant }) => variant === code);
  return [...own, ...images.filter(({ variant }) => variant === undefined)];
}

/** The product with a variant's pictures, price, stock, buy-back price and weight. */
export function inVariant(product: Product, variant: ProductVariant): Product {
  const { id, price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays } = variant;
  const facts = { price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...product, ...facts, ...weightIn(product, variant), images: imagesIn(product, variant), variantId: id };
}

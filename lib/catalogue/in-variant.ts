import { GRAMS_PER_OUNCE } from '@/lib/pricing/metrics';
import type { Ore } from '@/lib/pricing/money';
import type { Product, ProductVariant, WeightType } from './product';
import { shownPrice } from './shown-price';
import { NO_CHOICE, variationOf } from './variation';

type Weight = Pick<Product, 'weight' | 'weightType'>;

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: GRAMS_PER_OUNCE };

/** "2,5 g", "1 kg" and "1/10 oz" are weights, "M" and "17 mm" are not. */
function weightOfSize(size: string): Weight | null {
  const [, whole, part, unit = ''] = /^(\d+(?:[.,]\d+)?)(?:\/(\d+))?\s*(g|kg|oz)$/i.exec(size.trim()) ?? [];
  const grams = GRAMS[unit.toLowerCase()];
  if (whole === undefined || grams === undefined) return null;
  const weightType: WeightType = unit.toLowerCase() === 'oz' ? 'oz' : 'g';
  return { weight: (Number(whole.replace(',', '.')) / Number(part ?? 1)) * grams, weightType };
}

/** The variant's own weight, else the one that its size names; a size that names none leaves the weight unknown. */
function weightIn(product: Product, variant: ProductVariant): Weight {
  if (variant.weight !== null) return { weight: variant.weight, weightType: product.weightType };
  if (variant.size === null) return { weight: product.weight, weightType: product.weightType };
  return weightOfSize(variant.size) ?? { weight: null, weightType: product.weightType };
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

/** The price that a list shows, VAT included: of a product with a choice the lowest. Null: cannot be bought. */
export function offeredPrice(product: Pick<Product, 'price' | 'salePrice' | 'variants'>): Ore | null {
  const entry = comesInVariants(product) ? entryVariant(product.variants) : null;
  return entry ? entry.price : shownPrice(product);
}

/** The product as it is shown before a choice of variant: one with a choice in its cheapest, any other as it is. */
export function asOffered(product: Product): Product {
  const entry = comesInVariants(product) ? entryVariant(product.variants) : null;
  return entry ? inVariant(product, entry) : product;
}

/**
 * The product as it is in one variant: its price, stock, buy-back price and weight. Without a sale price, which is the last
 * variant's and not known of the others.
 */
export function inVariant(product: Product, variant: ProductVariant): Product {
  const { id, price, netPrice, vat, buyBackPrice, inStock, onHand, stock, deliveryDays } = variant;
  const facts = { price, netPrice, vat, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...product, ...facts, ...weightIn(product, variant), variantId: id, salePrice: null };
}

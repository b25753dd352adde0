import { GRAMS_PER_OUNCE } from '@/lib/pricing/metrics';
import type { Product, ProductVariant, WeightType } from './product';
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

/**
 * The product as it is in one variant: its price, stock, buy-back price and weight. Without a sale price, which is the last
 * variant's and not known of the others.
 */
export function inVariant(product: Product, variant: ProductVariant): Product {
  const { id, price, netPrice, vat, buyBackPrice, inStock, onHand, stock, deliveryDays } = variant;
  const facts = { price, netPrice, vat, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...product, ...facts, ...weightIn(product, variant), variantId: id, salePrice: null };
}

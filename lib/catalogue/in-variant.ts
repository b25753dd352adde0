import type { Product, ProductVariant } from './product';
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

/** The product as it is in one variant: its price, stock, buy-back price and weight. */
export function inVariant(product: Product, variant: ProductVariant): Product {
  const { id, price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays } = variant;
  const facts = { price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...product, ...facts, ...weightIn(product, variant), variantId: id };
}

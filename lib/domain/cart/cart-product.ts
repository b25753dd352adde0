import type { Product, ProductVariant } from '@/lib/domain/product/product';
import { ownOptions } from '@/lib/domain/product/variation';
import type { CartProduct } from './cart-item';

/**
 * The part of a product that a cart needs. Default variant: the last one (spec.md section 4).
 * @param weightLabel "10 g", as lib/catalogue formats it; stored for the order confirmation
 * @returns null when the product cannot be bought: without a price or a variant
 */
export function toCartProduct(
  product: Product,
  weightLabel: string | null = null,
  chosen: ProductVariant | null = null,
): CartProduct | null {
  const variant = chosen ?? product.variants.at(-1);
  if (!variant || variant.price === null) return null;
  // "röd, 10"
  const label = ownOptions(product.variants, variant)
    .map(({ value }) => value)
    .join(', ');
  return {
    id: product.id,
    code: product.code,
    categoryCode: product.categoryCode,
    variantId: variant.id,
    variantCode: variant.code,
    name: label ? `${product.name} – ${label}` : product.name,
    brand: product.brand,
    metal: product.metal,
    weightLabel,
    purity: product.purity,
    isInvestmentGold: product.isInvestmentGold,
    mayWithdraw: product.mayWithdraw,
    price: variant.price,
    vat: variant.vat,
    stock: variant.stock,
    inStock: variant.inStock,
    onHand: variant.onHand,
    deliveryDays: variant.deliveryDays,
    image: product.images[0]?.src ?? null,
    hasVariants: label !== '',
  };
}

import type { Product, ProductVariant } from '@/lib/product/product';
import type { CartProduct } from './cart-item';

/** Colour and size of a variant as one reads them: "röd, 10"; null when it has neither. */
function variation(variant: ProductVariant): string | null {
  const parts = [variant.colorName ?? variant.color, variant.size].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/**
 * The part of a product that a cart needs. Without a chosen variant the last one counts (spec.md section 4).
 * @param weightLabel as lib/catalogue writes it, "10 g"; kept for the order confirmation
 * @returns null when the product has no price or no variant, and so cannot be bought
 */
export function toCartProduct(
  product: Product,
  weightLabel: string | null = null,
  chosen?: ProductVariant,
): CartProduct | null {
  const variant = chosen ?? product.variants.at(-1);
  if (!variant || variant.price === null) return null;
  const label = variation(variant);
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
    hasVariants: label !== null,
  };
}

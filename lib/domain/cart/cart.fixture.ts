import { ore } from '@/lib/domain/prices/money';
import type { CartItem, CartProduct } from './cart-item';

/** A cart product for tests. */
export function cartProduct(overrides: Partial<CartProduct> = {}): CartProduct {
  return {
    id: '/sylius/api/v2/shop/products/GT-10G',
    code: 'GT-10G',
    categoryCode: 'praglade-guldtackor',
    variantId: '58',
    variantCode: 'GT-10G',
    name: 'Guldtacka 10 g Valcambi',
    brand: 'Valcambi',
    metal: 'gold',
    weightLabel: '10 g',
    purity: 999.9,
    isInvestmentGold: true,
    mayWithdraw: false,
    price: ore(1_429_000),
    vat: ore(0),
    stock: 12,
    inStock: true,
    onHand: true,
    deliveryDays: 3,
    image: '/sylius/media/image/gt-10g.webp',
    hasVariants: false,
    ...overrides,
  };
}

/** The same as a line of the cart. */
export function cartItem(overrides: Partial<CartItem> = {}): CartItem {
  const product = cartProduct(overrides);
  const qty = overrides.qty ?? 1;
  return { ...product, qty, sum: ore(product.price * qty), adjusted: overrides.adjusted ?? false };
}

import { useState } from 'react';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { requestAdd } from './request-add';

/** Adds a product to the cart, once at a time; for items that are not in stock the delivery time is requested first (spec.md section 4). */
export function useAdd(product: CartProduct) {
  const [isAdding, setIsAdding] = useState(false);
  const add = async (quantity: number) => {
    setIsAdding(true);
    await requestAdd(product, quantity);
    setIsAdding(false);
  };
  return { isAdding, isChecking: isAdding && !product.onHand, add };
}

'use client';

import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { AddButton } from './add-button';
import { useAdd } from './use-add';

/** The button of a card, which adds one: the quantity is changed in the cart. */
export function AddOne({ product }: { product: CartProduct }) {
  const { add, ...state } = useAdd(product);
  return (
    <AddButton
      {...state}
      appearance="outline"
      aria-label={`Lägg i varukorg, ${product.name}`}
      inStock={product.inStock}
      metal={product.metal}
      onPress={() => void add(1)}
      size="medium"
      text="Lägg i varukorg"
    />
  );
}

'use client';

import { useState } from 'react';
import { QuantityInput } from '@/components/ui/quantity-input';
import { showToast } from '@/components/ui/toast';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { quantityLimit } from '@/lib/domain/cart/cart';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { AddButton } from './add-button';
import styles from './add-to-cart.module.css';
import { useAdd } from './use-add';

/** Quantity and button of a product page. */
export function AddToCart({ product }: { product: CartProduct }) {
  const [quantity, setQuantity] = useState(1);
  const { add, isAdding, isChecking } = useAdd(product);
  useEndOfVisit(setQuantity, 1);
  return (
    <div className={styles.page}>
      <QuantityInput
        disabled={!product.inStock || isChecking}
        label={`Antal, ${product.name}`}
        max={product.inStock && (product.stock >= 1 || !product.onHand) ? quantityLimit(product) : 0}
        onChange={setQuantity}
        onLimited={() => void showToast('message', 'Vi har uppdaterat antalet p.g.a. begränsat lager')}
        value={quantity}
      />
      <AddButton
        appearance="primary"
        inStock={product.inStock}
        metal={product.metal}
        isAdding={isAdding}
        isChecking={isChecking}
        onPress={() => void add(quantity).then(() => setQuantity(1))}
        size="large"
        text="Lägg till i varukorg"
      />
    </div>
  );
}

'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { QuantityInput } from '@/components/ui/quantity-input';
import { showToast } from '@/components/ui/toast';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { quantityLimit } from '@/lib/domain/cart/cart';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { usePriceStatus } from '@/stores/price-status-store';
import styles from './add-to-cart.module.css';
import { OrderingClosed } from './ordering-closed';
import { requestAdd } from './request-add';

const ADD = { page: 'Lägg till i varukorg', card: 'Lägg i varukorg' } as const;

/** Quantity and button; for items that are not in stock the delivery time is requested first (spec.md section 4). */
export function AddToCart({ product, variant }: { product: CartProduct; variant: 'card' | 'page' }) {
  const [quantity, setQuantity] = useState(1);
  const [isChecking, setIsChecking] = useState(false);
  const isClosed = usePriceStatus((state) => state.isStale);
  const closedId = useId();
  const onPage = variant === 'page';

  useEndOfVisit(setQuantity, 1);

  const add = async (_: HTMLButtonElement, isSecond: boolean) => {
    if (isChecking || isSecond) return;
    setIsChecking(true);
    await requestAdd(product, quantity);
    setIsChecking(false);
    setQuantity(1);
  };

  return (
    <div className={onPage ? styles.page : styles.card}>
      <QuantityInput
        disabled={!product.inStock || (isChecking && !product.onHand)}
        label={`Antal, ${product.name}`}
        max={product.inStock && (product.stock >= 1 || !product.onHand) ? quantityLimit(product) : 0}
        onChange={setQuantity}
        onLimited={() => void showToast('message', 'Vi har uppdaterat antalet p.g.a. begränsat lager')}
        size={onPage ? 'normal' : 'small'}
        value={quantity}
      />
      <Button
        aria-busy={isChecking || undefined}
        aria-describedby={isClosed ? closedId : undefined}
        aria-label={onPage ? undefined : `Lägg i varukorg, ${product.name}`}
        disabled={!product.inStock || isClosed}
        appearance={onPage ? 'primary' : 'outline'}
        {...earlyPress(add)}
        size={onPage ? 'large' : 'medium'}
        wide
      >
        {isChecking && !product.onHand ? 'Kollar lagret …' : ADD[variant]}
      </Button>
      {isClosed && product.inStock ? <OrderingClosed id={closedId} /> : null}
    </div>
  );
}

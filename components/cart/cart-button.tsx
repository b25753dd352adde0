'use client';

import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { cartCount } from '@/lib/domain/cart/cart';
import { useCart } from '@/stores/cart-store';
import { readShopStores } from '@/stores/shop-hydration';

/** The button may be ready before the stores have been read: opening the cart would then store an empty one. */
function open(): void {
  readShopStores();
  useCart.getState().openPanel();
}

/** Opens "Min varukorg" and shows the number of pieces in it. Shows no number in the server's HTML. */
export function CartButton() {
  const count = useCart((state) => cartCount(state.data));
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={count === 0 ? 'Varukorg, tom' : `Varukorg, ${count} st`}
      className="figures nowrap"
      appearance="primary"
      {...earlyPress(open)}
      pill
    >
      {count === 0 ? 'Varukorg' : `Varukorg · ${count}`}
    </Button>
  );
}

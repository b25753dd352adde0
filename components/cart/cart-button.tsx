'use client';

import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { cartCount } from '@/lib/domain/cart/cart';
import { useCart } from '@/stores/cart-store';

/** Opens "Min varukorg" and shows the number of pieces in it. Shows no number in the server's HTML. */
export function CartButton() {
  const count = useCart((state) => cartCount(state.data));
  const openPanel = useCart((state) => state.openPanel);
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={count === 0 ? 'Varukorg, tom' : `Varukorg, ${count} st`}
      className="figures nowrap"
      appearance="primary"
      {...earlyPress(openPanel)}
      pill
    >
      {count === 0 ? 'Varukorg' : `Varukorg · ${count}`}
    </Button>
  );
}

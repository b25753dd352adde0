import { CartButton } from '@/components/cart/cart-button';

export function CartSlot() {
  return <CartButton />;
}

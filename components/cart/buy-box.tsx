import { Button } from '@/components/ui/button';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { AddToCart } from './add-to-cart';

/** The way to buy on a product page and in the quick view. */
export function BuyBox({ item }: { item: CartProduct | null }) {
  if (item) return <AddToCart product={item} />;
  return (
    <Button disabled appearance="primary" size="large" wide>
      Lägg till i varukorg
    </Button>
  );
}

import { AddToCart } from '@/components/cart/add-to-cart';
import { Button } from '@/components/ui/button';
import type { CartProduct } from '@/lib/cart/cart-item';

interface BuyBoxProps {
  item: CartProduct | null;
  variant: 'card' | 'page';
}

export function BuyBox({ item, variant }: BuyBoxProps) {
  const onPage = variant === 'page';
  if (item) return <AddToCart product={item} variant={variant} />;
  return (
    <Button disabled appearance={onPage ? 'primary' : 'outline'} size={onPage ? 'large' : 'medium'} wide>
      {onPage ? 'Lägg till i varukorg' : 'Lägg i varukorg'}
    </Button>
  );
}

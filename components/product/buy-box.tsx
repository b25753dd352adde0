import { AddToCart } from '@/components/cart/add-to-cart';
import { Button, buttonClasses } from '@/components/ui/button';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import styles from './buy-box.module.css';
import type { CardData } from './card/card-data';
import { OverlayLink } from './overlay-link';

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

/** The card's buy button; a product with variants opens the quick view instead or, without scripts, its page. */
export function CardBuy({ card }: { card: Pick<CardData, 'code' | 'hasChoice' | 'href' | 'item' | 'name'> }) {
  if (!card.hasChoice) return <BuyBox item={card.item} variant="card" />;
  return (
    <OverlayLink
      aria-label={`Välj utförande, ${card.name}`}
      className={buttonClasses({ wide: true }, styles.choose)}
      code={card.code}
      href={card.href}
      overlay="quick-view"
    >
      Välj utförande
    </OverlayLink>
  );
}

import { buttonClasses } from '@/components/ui/button-variant';
import { BuyBox } from './buy-box';
import styles from './card-buy.module.css';
import type { CardData } from './card-data';
import { OverlayLink } from './overlay-link';

interface CardBuyProps {
  card: Pick<CardData, 'code' | 'hasChoice' | 'href' | 'item' | 'name'>;
}

/** The card's buy button; a product with variants opens the quick view instead or, without scripts, its page. */
export function CardBuy({ card }: CardBuyProps) {
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

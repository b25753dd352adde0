import { BuyBox } from '@/components/product/buy-box';
import { OverlayLink } from '@/components/product/overlay-link';
import { buttonClasses } from '@/components/ui/button';
import styles from './card-buy.module.css';
import type { CardData } from './card-data';

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

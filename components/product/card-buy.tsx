import { ButtonLink } from '@/components/ui/button-link';
import { BuyBox } from './buy-box';
import styles from './card-buy.module.css';
import type { CardData } from './card-data';

interface CardBuyProps {
  card: Pick<CardData, 'code' | 'hasChoice' | 'href' | 'item' | 'name'>;
}

/** Buys from a card; what comes in colours or sizes is chosen first, in the quick view or, without scripts, on its page. */
export function CardBuy({ card }: CardBuyProps) {
  if (!card.hasChoice) return <BuyBox item={card.item} variant="card" />;
  return (
    <ButtonLink
      aria-haspopup="dialog"
      aria-label={`Välj utförande, ${card.name}`}
      className={styles.choose}
      data-quick-view={card.code}
      href={card.href}
      wide
    >
      Välj utförande
    </ButtonLink>
  );
}

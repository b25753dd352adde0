import type { CardData } from '@/components/card/card-data';
import { AddOne } from '@/components/cart/add-one';
import { OverlayLink } from '@/components/product/overlay-link';
import { Button, buttonClasses } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import styles from './card-buy.module.css';

interface CardBuyProps {
  card: Pick<CardData, 'code' | 'hasChoice' | 'href' | 'item' | 'name'>;
  className?: string | undefined;
}

function Action({ card }: CardBuyProps) {
  if (card.hasChoice)
    return (
      <OverlayLink
        aria-label={`Välj utförande, ${card.name}`}
        className={buttonClasses({ wide: true })}
        code={card.code}
        href={card.href}
        overlay="quick-view"
      >
        Välj utförande
      </OverlayLink>
    );
  if (card.item) return <AddOne product={card.item} />;
  return (
    <Button disabled wide>
      Lägg i varukorg
    </Button>
  );
}

/** The card's one button; a product with variants opens the quick view or, without scripts, its page. */
export function CardBuy({ card, className }: CardBuyProps) {
  return (
    <div className={cx(styles.buy, className)}>
      <Action card={card} />
    </div>
  );
}

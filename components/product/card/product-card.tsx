import type { CardData } from '@/components/card/card-data';
import type { CardPlace } from '@/components/card/card-image';
import { OverlayLink } from '@/components/product/overlay-link';
import { SaveButtons } from '@/components/product/save-buttons';
import { Link } from '@/components/ui/link';
import { Stock } from '@/components/ui/stock';
import { Wording } from '@/components/ui/wording';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import { CardBuy } from './card-buy';
import { CardPicture } from './card-picture';
import styles from './product-card.module.css';

interface ProductCardProps {
  card: CardData;
  heading?: 'h2' | 'h3';
  place?: CardPlace | undefined;
}

export function ProductCard({ card, heading: Heading = 'h2', place }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <CardPicture card={card} place={place} />
      <Heading className={styles.name} translate="no">
        <Link className="plain-link" href={card.href}>
          {card.name}
        </Link>
      </Heading>
      <SaveButtons code={card.code} id={card.id} appearance="card" name={card.name} />
      <p className="quiet small figures" translate="no">
        {card.facts}
      </p>
      <p className={styles.price} data-price="">
        <span className={styles.amount} translate={card.price === null ? undefined : 'no'}>
          {card.price ?? PRICE_ON_REQUEST}
        </span>
        {card.reducedFrom ? (
          <span className="quiet tiny">
            <s translate="no">{card.reducedFrom}</s> tidigare lägsta pris, 30&nbsp;dagar
          </span>
        ) : null}
        {card.vat ? <Wording className="quiet tiny" text={card.vat} /> : null}
        {card.until ? <Wording className="quiet tiny" text={card.until} /> : null}
      </p>
      <p className={styles.unit}>
        <Wording text={card.buyBack ?? ''} />
        <span translate="no">{card.perGram}</span>
      </p>
      <p className={styles.stock}>
        <Stock {...card.stock} />
        <OverlayLink
          aria-label={`Snabbtitt, ${card.name}`}
          className={styles.quick}
          code={card.code}
          href={card.href}
          overlay="quick-view"
        >
          Snabbtitt
        </OverlayLink>
      </p>
      <CardBuy card={card} className={styles.buy} />
    </article>
  );
}

import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import type { CardData } from './card-data';
import { CardImage } from './card-image';
import { metalGround } from './metal-ground';
import styles from './product-tile.module.css';

/** A product in a panel: picture, name and price. */
export function ProductTile({ card }: { card: CardData }) {
  return (
    <Link className={styles.tile} href={card.href}>
      <span className={cx('centred rounded clipped', metalGround(card.metal))}>
        <CardImage image={card.images[0]} size={120} />
      </span>
      <span className={styles.name} translate="no">
        {card.name}
      </span>
      <span className="medium" data-price="" translate="no">
        {card.price ?? PRICE_ON_REQUEST}
      </span>
    </Link>
  );
}

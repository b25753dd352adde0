import { CardImage } from '@/components/product/card/card-image';
import { metalGround } from '@/components/product/metal-ground';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import { RecentlySeen } from './recently-seen';
import styles from './recently-seen.module.css';

export function RecentlySeenTiles({ inCart }: { inCart: readonly string[] }) {
  return (
    <RecentlySeen
      frame={(content) => content}
      head={(title, clear) => (
        <div className="flex between center pt-4">
          <h3 className={styles.title} {...title}>
            Nyligen visade
          </h3>
          {clear}
        </div>
      )}
      set="tiles"
      without={inCart}
    >
      {(card) => (
        <Link className={styles.tile} href={card.href} key={card.code}>
          <span className={cx('centred rounded clipped', metalGround(card.metal))}>
            <CardImage image={card.images[0]} size={120} />
          </span>
          <span className={styles.name}>{card.name}</span>
          <span className="medium" data-price="">
            {card.price ?? PRICE_ON_REQUEST}
          </span>
        </Link>
      )}
    </RecentlySeen>
  );
}

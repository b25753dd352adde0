import { useId } from 'react';
import { CardImage } from '@/components/product/card/card-image';
import { metalGround } from '@/components/product/metal-ground';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { PRICE_ON_REQUEST } from '@/lib/product/price-on-request';
import { ClearedList } from './cleared-list';
import styles from './recently-seen.module.css';
import { useRecentlySeenProducts } from './use-recently-seen';

const SIZE = 120;

/** Small cards in the cart: recently viewed products that are not in it. */
export function RecentlySeenTiles({ inCart }: { inCart: readonly string[] }) {
  const { ref, found, isEmpty, isCleared, clear } = useRecentlySeenProducts<HTMLElement>(null, inCart);
  const titleId = useId();
  if (isEmpty) return isCleared ? <ClearedList /> : null;
  return (
    <section aria-labelledby={titleId} className={styles.beside} ref={ref}>
      <div className="flex between center">
        <h3 className={styles.title} id={titleId}>
          Nyligen visade
        </h3>
        <Button aria-label="Rensa nyligen visade" appearance="quiet" onClick={clear}>
          Rensa
        </Button>
      </div>
      <div className={styles.tiles}>
        {found.length > 0 ? (
          <Carousel label="Nyligen visade" set="tiles">
            {found.map(({ card }) => (
              <Link className={styles.tile} href={card.href} key={card.code}>
                <span className={cx('centred rounded clipped', metalGround(card.metal))}>
                  <CardImage image={card.images[0]} size={SIZE} />
                </span>
                <span className={styles.name}>{card.name}</span>
                <span className="medium" data-price="">
                  {card.price ?? PRICE_ON_REQUEST}
                </span>
              </Link>
            ))}
          </Carousel>
        ) : null}
      </div>
    </section>
  );
}

import { ProductTile } from '@/components/card/product-tile';
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
      {(card) => <ProductTile card={card} key={card.code} />}
    </RecentlySeen>
  );
}

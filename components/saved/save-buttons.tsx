'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast';
import type { SavedProduct } from '@/lib/catalogue/saved-product';
import { useCompare } from '@/stores/compare-store';
import type { SavedStore } from '@/stores/saved-products';
import { useWishlist } from '@/stores/wishlist-store';
import styles from './save-buttons.module.css';

interface SaveButtonsProps extends SavedProduct {
  /** On a card's picture, or with words on the product's own page. */
  look: 'card' | 'page';
}

const has = (id: string) => (state: SavedStore) => state.data.some((entry) => entry.id === id);

/** Wishlist and comparison: each button takes the product in, and out again (spec.md section 4). */
export function SaveButtons({ id, code, name, look }: SaveButtonsProps) {
  const product = { id, code, name };
  const isWished = useWishlist(has(id));
  const isCompared = useCompare(has(id));

  const compare = () => {
    useCompare.getState().toggle(product);
    // In the owner's words (spec.md section 8).
    if (!isCompared) void showToast('success', 'Product added to Compare');
  };

  return (
    <div className={cx(styles.buttons, styles[look])}>
      <button
        aria-label={`Spara ${name} i önskelistan`}
        aria-pressed={isWished}
        className={styles.button}
        onClick={() => useWishlist.getState().toggle(product)}
        type="button"
      >
        <Icon name="heart" size={18} />
        {look === 'page' ? 'Spara' : null}
      </button>
      <button
        aria-label={`Jämför ${name}`}
        aria-pressed={isCompared}
        className={styles.button}
        onClick={compare}
        type="button"
      >
        <Icon name="compare" size={18} />
        {look === 'page' ? 'Jämför' : null}
      </button>
    </div>
  );
}

'use client';

import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { showToast } from '@/components/ui/toast';
import { paths } from '@/lib/domain/paths/paths';
import type { SavedProduct } from '@/lib/domain/product/product';
import { useCompare } from '@/stores/compare-store';
import type { SavedStore } from '@/stores/saved-products';
import { readShopStores } from '@/stores/shop-hydration';
import { useWishlist } from '@/stores/wishlist-store';
import styles from './save-buttons.module.css';

interface SaveButtonsProps extends SavedProduct {
  appearance: 'card' | 'page';
}

const TO_COMPARISON = { href: paths.compare, text: 'Till jämförelsen' };

const has = (id: string) => (state: SavedStore) => state.data.some((entry) => entry.id === id);

/** Toggle buttons for wishlist and comparison (spec.md section 4). */
export function SaveButtons({ id, code, name, appearance }: SaveButtonsProps) {
  const product = { id, code, name };
  const isWished = useWishlist(has(id));
  const isCompared = useCompare(has(id));

  // A press can come before the page has read the stored list, and must not overwrite it.
  const wish = () => {
    readShopStores();
    useWishlist.getState().toggle(product);
  };
  const compare = () => {
    readShopStores();
    useCompare.getState().toggle(product);
    // In the owner's words (spec.md section 8).
    if (has(id)(useCompare.getState()))
      void showToast('success', 'Product added to Compare', { lang: 'en', link: TO_COMPARISON });
  };

  const buttons = [
    { icon: 'heart', isOn: isWished, label: `Spara ${name} i önskelistan`, press: wish, text: 'Spara' },
    { icon: 'compare', isOn: isCompared, label: `Jämför ${name}`, press: compare, text: 'Jämför' },
  ] as const;
  return (
    <div className={cx('flex gap-2', styles[appearance])}>
      {buttons.map(({ icon, isOn, label, press, text }) => (
        <button
          key={icon}
          {...earlyPress(press)}
          aria-label={label}
          aria-pressed={isOn}
          className={styles.button}
          type="button"
        >
          <Icon name={icon} size={18} />
          {appearance === 'page' ? <span>{text}</span> : null}
        </button>
      ))}
      {isCompared ? (
        <Link className={styles.link} href={TO_COMPARISON.href}>
          {TO_COMPARISON.text}
        </Link>
      ) : null}
    </div>
  );
}

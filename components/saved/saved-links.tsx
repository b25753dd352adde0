'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/domain/paths/paths';
import { useCompare } from '@/stores/compare-store';
import { useWishlist } from '@/stores/wishlist-store';
import styles from './saved-links.module.css';

/** Links to the wishlist and the comparison with their counts, which are missing in the server's HTML. */
export function SavedLinks({ appearance }: { appearance: 'bar' | 'menu' }) {
  const wished = useWishlist((state) => state.data.length);
  const compared = useCompare((state) => state.data.length);
  const links = [
    { href: paths.wishlist, icon: 'heart', label: 'Önskelista', count: wished },
    { href: paths.compare, icon: 'compare', label: 'Jämför', count: compared },
  ] as const;
  return (
    <ul className={cx('flex', styles[appearance])}>
      {links.map(({ href, icon, label, count }) => (
        <li key={href}>
          <Link aria-label={count === 0 ? label : `${label}, ${count} st`} className={styles.link} href={href}>
            <Icon name={icon} size={appearance === 'bar' ? 16 : 20} />
            <span>{label}</span>
            <span className={styles.count}>{count > 0 ? count : null}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

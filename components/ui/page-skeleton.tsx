import { useOffline } from 'next/offline';
import { createPortal } from 'react-dom';
import { paths } from '@/lib/domain/paths/paths';
import styles from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

type Shape = 'list' | 'product' | 'text';

const LISTS = [paths.gold, paths.silver, paths.search, paths.wishlist];
/** First segments of paths with two segments that are no product's. */
const TEXTS = ['/blogg/', '/kopvillkor/', '/order/', '/login/', `${paths.goldPrice}/`, `${paths.silverPrice}/`];

/** The shape of a page, as far as its path alone determines it. */
export function shapeOf(href: string): Shape {
  const path = href.replace(/[?#].*$/, '');
  if (LISTS.some((list) => path === list || path.startsWith(`${list}/`))) return 'list';
  return /^\/[^/]+\/[^/]+$/.test(path) && !TEXTS.some((text) => path.startsWith(text)) ? 'product' : 'text';
}

const CARDS = Array.from({ length: 8 }, (_, index) => index);

/** The shape of a page that is being fetched, over the page that is left. Hidden for 300 ms, as the sign is. */
export function PageSkeleton({ href }: { href: string }) {
  const shape = shapeOf(href);
  const main = document.querySelector('main');
  // Without a network nothing is on its way: the page stays.
  const isOffline = useOffline();
  if (!main || isOffline) return null;
  return createPortal(
    <div aria-hidden="true" className={styles.cover}>
      <div className={styles.view}>
        <Skeleton className={styles.heading} />
        {shape === 'list' ? (
          <div className={styles.cards}>
            {CARDS.map((index) => (
              <div className={styles.lines} key={index}>
                <Skeleton className={styles.picture} />
                <Skeleton />
                <Skeleton className={styles.short} />
              </div>
            ))}
          </div>
        ) : null}
        {shape === 'product' ? (
          <div className={styles.product}>
            <Skeleton className={styles.picture} />
            <div className={styles.lines}>
              <Skeleton className={styles.heading} />
              <Skeleton className={styles.short} />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ) : null}
        {shape === 'text' ? (
          <div className={styles.text}>
            <Skeleton />
            <Skeleton />
            <Skeleton className={styles.short} />
          </div>
        ) : null}
      </div>
    </div>,
    main,
  );
}

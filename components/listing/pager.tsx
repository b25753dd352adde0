import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Called for a plain click on a link, which then does not leave the page. */
  onPage: (page: number) => void;
}

/** The linked pages: first, last, and those next to the current one; a gap of a single page is filled. */
function pagesAround(current: number, count: number): number[] {
  const near = [1, current - 1, current, current + 1, count];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? page) === 2 ? [page - 1, page] : [page]));
}

/** Real links: every page has a URL that can be shared, indexed and opened without scripts. */
export function Pager({ page, pageCount, hrefOf, onPage }: PagerProps) {
  if (pageCount <= 1) return null;
  const linkTo = (to: number) => ({
    href: hrefOf(to),
    onNavigate: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav aria-label="Sidor" className={cx(styles.pager, 'no-print')}>
      {page > 1 ? (
        <Link className={styles.step} {...linkTo(page - 1)} rel="prev">
          Föregående
        </Link>
      ) : null}
      <ol className="flex gap-1">
        {pagesAround(page, pageCount).map((number, index, shown) => (
          <li className={cx(number - (shown[index - 1] ?? number) > 1 && styles.afterGap)} key={number}>
            <Link aria-current={number === page ? 'page' : undefined} className={styles.page} {...linkTo(number)}>
              <span className="visually-hidden">Sida </span>
              <span translate="no">{number}</span>
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link className={styles.step} {...linkTo(page + 1)} rel="next">
          Nästa
        </Link>
      ) : null}
    </nav>
  );
}

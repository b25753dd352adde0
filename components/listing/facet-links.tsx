import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { isIndexable, type ListingView, viewHref } from '@/lib/domain/paths/listing-address';
import styles from './facet-links.module.css';
import type { FacetPage, FacetPages } from './facet-pages';

interface LinksProps extends Pick<FacetLinksProps, 'path' | 'onChoose'> {
  pages: readonly FacetPage[];
  chosen: readonly string[];
  viewOf: (key: string) => ListingView;
}

function Links({ pages, chosen, viewOf, path, onChoose }: LinksProps) {
  return (
    <ul className="row gap-2 mt-3" translate="no">
      {pages.map(([key, name]) => (
        <li key={key}>
          <Link
            aria-current={chosen.includes(key) ? 'page' : undefined}
            className="pill"
            href={viewHref(path, viewOf(key))}
            onNavigate={(event) => {
              event.preventDefault();
              onChoose(viewOf(key));
            }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FacetLinksProps {
  facets: FacetPages;
  path: string;
  view: ListingView;
  /** Called for a plain click, which then does not leave the page. */
  onChoose: (view: ListingView) => void;
}

/** The category's pages for one weight or brand, as links that work without scripts, can be shared, and are indexed. */
export const FacetLinks = memo(function FacetLinks({ facets, path, view, onChoose }: FacetLinksProps) {
  const { query } = view;
  const { weights, otherWeights, brands } = facets;
  if (!isIndexable(view) || weights.length + brands.length === 0) return null;
  const groups = [
    { group: 'weights', id: 'populara-vikter', title: 'Populära vikter', pages: weights, others: otherWeights },
    { group: 'brands', id: 'varumarken', title: 'Varumärken', pages: brands, others: [] },
  ] as const;
  return (
    <div className={cx(styles.facets, 'no-print')}>
      {groups.map(({ group, id, title, pages, others }) => {
        const viewOf = (key: string) => ({ query: { ...query, [group]: [key] }, page: 1 });
        const links = { path, onChoose, chosen: query[group], viewOf };
        return pages.length > 0 ? (
          <nav aria-labelledby={id} key={id}>
            <h2 className="heading-3" id={id}>
              {title}
            </h2>
            <Links {...links} pages={pages} />
            {others.length > 0 ? (
              <details className="mt-3">
                <summary className={styles.summary}>Fler vikter</summary>
                <Links {...links} pages={others} />
              </details>
            ) : null}
          </nav>
        ) : null;
      })}
    </div>
  );
});

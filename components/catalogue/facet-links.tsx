import { memo } from 'react';
import { isIndexable, type ListingView, viewHref } from '@/lib/routes/listing-address';
import styles from './facet-links.module.css';
import type { FacetPage, FacetPages } from './facet-pages';

interface LinksProps {
  pages: readonly FacetPage[];
  chosen: readonly string[];
  hrefOf: (key: string) => string;
}

function Links({ pages, chosen, hrefOf }: LinksProps) {
  return (
    <ul className={styles.links}>
      {pages.map(([key, name]) => (
        <li key={key}>
          <a aria-current={chosen.includes(key) ? 'page' : undefined} href={hrefOf(key)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FacetLinksProps {
  facets: FacetPages;
  /** Of the category. */
  path: string;
  /** What the page was rendered for. */
  view: ListingView;
}

/**
 * The category's pages of one weight or brand, as links that can be shared, opened without scripts and found by search engines. Plain
 * links: the router takes addresses that differ in their query for one page.
 */
export const FacetLinks = memo(function FacetLinks({ facets, path, view }: FacetLinksProps) {
  const { query } = view;
  const { weights, otherWeights, brands } = facets;
  if (!isIndexable(view) || weights.length + brands.length === 0) return null;
  const ofWeight = {
    chosen: query.weights,
    hrefOf: (key: string) => viewHref(path, { query: { ...query, weights: [key] }, page: 1 }),
  };
  const ofBrand = {
    chosen: query.brands,
    hrefOf: (key: string) => viewHref(path, { query: { ...query, brands: [key] }, page: 1 }),
  };
  return (
    <div className={styles.facets}>
      {weights.length > 0 ? (
        <nav aria-labelledby="populara-vikter">
          <h2 className={styles.title} id="populara-vikter">
            Populära vikter
          </h2>
          <Links {...ofWeight} pages={weights} />
          {otherWeights.length > 0 ? (
            <details className={styles.more}>
              <summary className={styles.summary}>Fler vikter</summary>
              <Links {...ofWeight} pages={otherWeights} />
            </details>
          ) : null}
        </nav>
      ) : null}
      {brands.length > 0 ? (
        <nav aria-labelledby="varumarken">
          <h2 className={styles.title} id="varumarken">
            Varumärken
          </h2>
          <Links {...ofBrand} pages={brands} />
        </nav>
      ) : null}
    </div>
  );
});

import type { Facets } from '@/lib/catalogue/facets';
import { isIndexable, type ListingView, viewHref } from '@/lib/catalogue/listing-address';
import styles from './facet-links.module.css';

/** As many weights as are seen at once; the others are one press away. */
const SHORT = 12;

interface FacetLinksProps {
  facets: Facets;
  /** Of the category. */
  path: string;
  view: ListingView;
}

interface FacetLink {
  key: string;
  name: string;
  href: string;
  isHere: boolean;
}

function Links({ links }: { links: readonly FacetLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ key, name, href, isHere }) => (
        <li key={key}>
          <a aria-current={isHere ? 'page' : undefined} className={styles.link} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The keys of those that most products share. */
function commonest(options: Facets['weights']): ReadonlySet<string> {
  const byCount = options.toSorted((a, b) => b.count - a.count);
  return new Set(byCount.slice(0, SHORT).map(({ key }) => key));
}

/**
 * The category's pages of one weight or brand, as links that can be shared, opened without scripts and found by search engines. Plain
 * links: the router takes addresses that differ in their query for one page.
 */
export function FacetLinks({ facets, path, view }: FacetLinksProps) {
  const { query } = view;
  if (!isIndexable(view) || facets.weights.length + facets.brands.length === 0) return null;
  const weights = facets.weights.map(({ key, name }) => ({
    key,
    name,
    href: viewHref(path, { query: { ...query, weights: [key] }, page: 1 }),
    isHere: query.weights.includes(key),
  }));
  const brands = facets.brands.map(({ key, name }) => ({
    key,
    name,
    href: viewHref(path, { query: { ...query, brands: [key] }, page: 1 }),
    isHere: query.brands.includes(key),
  }));
  const common = commonest(facets.weights);
  const others = weights.filter(({ key }) => !common.has(key));
  return (
    <div className={styles.facets}>
      {weights.length > 0 ? (
        <nav aria-labelledby="populara-vikter">
          <h2 className={styles.title} id="populara-vikter">
            Populära vikter
          </h2>
          <Links links={weights.filter(({ key }) => common.has(key))} />
          {others.length > 0 ? (
            <details className={styles.more}>
              <summary className={styles.summary}>Fler vikter</summary>
              <Links links={others} />
            </details>
          ) : null}
        </nav>
      ) : null}
      {brands.length > 0 ? (
        <nav aria-labelledby="varumarken">
          <h2 className={styles.title} id="varumarken">
            Varumärken
          </h2>
          <Links links={brands} />
        </nav>
      ) : null}
    </div>
  );
}

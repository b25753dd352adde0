import { Trail } from '@/components/content/content-trail';
import { RichText } from '@/components/content/rich-text';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { StructuredData } from '@/components/ui/structured-data';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import type { ListingView } from '@/lib/domain/paths/listing-address';
import type { FoundListing } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { itemListJsonLd } from '@/lib/server/seo/json-ld';
import { CategoryHeader } from './category-header';
import styles from './category-page.module.css';
import { facetPages } from './facet-pages';
import { ListingBrowser } from './listing-browser';
import { listingHead } from './listing-metadata';
import { listingOptions } from './listing-options';
import { listingCards } from './listing-page';
import { splitLead } from './split-lead';

export function CategoryPage({ listing, view }: { listing: FoundListing; view: ListingView }) {
  const { category, path } = listing;
  const options = listingOptions(listing);
  const description = category.description ? splitLead(category.description) : null;
  const introduction = (
    <>
      {description ? (
        <div className={styles.lead}>
          <RichText text={description.lead} />
        </div>
      ) : null}
      {category.children.length > 0 ? (
        <ul aria-label="Underkategorier" className="row gap-2 mt-5">
          {category.children.map((child) => (
            <li key={child.code}>
              <Link className="pill" href={categoryPath([...path, child])}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
  return (
    <Container>
      <Trail steps={path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) }))} />
      {listing.counts.all > 0 ? (
        <>
          <StructuredData data={itemListJsonLd(listing.products, env().SITE_URL)} name="products" />
          <ListingBrowser
            address={`/api/catalogue/${encodeURIComponent(category.code)}`}
            category={category.name}
            facets={facetPages(listing.facets)}
            key={category.code}
            options={options}
            path={categoryPath(path)}
            ranking="shop"
            rendered={listingCards(listing, listingHead(listing, view))}
            view={view}
          >
            {introduction}
          </ListingBrowser>
        </>
      ) : (
        <>
          <CategoryHeader title={category.name}>{introduction}</CategoryHeader>
          <p>Just nu har vi inga produkter i den här kategorin.</p>
        </>
      )}
      {description?.rest ? (
        <section aria-label={`Om ${category.name}`} className="pt-5 line-above mt-7">
          <RichText text={description.rest} />
        </section>
      ) : null}
    </Container>
  );
}

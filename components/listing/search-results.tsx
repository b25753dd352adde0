import { cardData } from '@/components/product/card/card-data';
import { ProductCard } from '@/components/product/card/product-card';
import { SearchForm } from '@/components/search/search-form';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { ToMetals } from '@/components/ui/to-metals';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { getTopSellers } from '@/lib/server/catalogue/queries';
import type { SearchResult } from '@/lib/server/catalogue/search/search-products';
import { ListingBrowser } from './listing-browser';
import { searchHead } from './listing-metadata';
import { listingOptions } from './listing-options';
import { listingCards } from './listing-page';
import styles from './search-results.module.css';

async function Suggestions() {
  const sellers = await getTopSellers();
  if (sellers.length === 0) return null;
  return (
    <section aria-labelledby="mest-kopta">
      <h2 className="mt-6 mb-5" id="mest-kopta">
        Mest köpta just nu
      </h2>
      <Carousel label="Mest köpta just nu" set="suggestions">
        {sellers.map((product) => (
          <ProductCard card={cardData(product)} heading="h3" key={product.id} />
        ))}
      </Carousel>
    </section>
  );
}

export function SearchResults({ term, found: { list, view } }: { term: string; found: SearchResult }) {
  const options = listingOptions(list);
  const isEmpty = list.counts.all === 0;
  return (
    <Container className="pt-6">
      <h1>{term === '' ? 'Sök' : 'Sökresultat'}</h1>
      {term === '' || isEmpty ? null : (
        <p className="mt-3">
          Du sökte efter ”<span translate="no">{term}</span>”.
        </p>
      )}
      <div className={styles.form}>
        <SearchForm id="sok-sida" />
      </div>
      {term !== '' && isEmpty ? (
        <div className="stack gap-4 quiet mt-5 mb-5">
          <p>
            Inga produkter stämmer med ”<span translate="no">{term}</span>”. Pröva ett varumärke, en vikt eller namnet
            på ett mynt.
          </p>
          <ToMetals />
        </div>
      ) : null}
      {isEmpty ? (
        <Suggestions />
      ) : (
        <ListingBrowser
          address={`/api/search?${new URLSearchParams({ searchTerm: term })}`}
          category={null}
          facets={null}
          key={term}
          options={options}
          path={searchPath(term)}
          ranking="relevance"
          rendered={listingCards(list, searchHead(term, view))}
          view={view}
        />
      )}
    </Container>
  );
}

import { SearchForm } from '@/components/layout/search-form';
import { cardData } from '@/components/product/card-data';
import { ProductCard } from '@/components/product/product-card';
import { GridItem, ProductGrid } from '@/components/product/product-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { getTopSellers } from '@/lib/catalogue/queries';
import { productCount } from '@/lib/listing/count-label';
import { searchPath } from '@/lib/routes/catalogue-paths';
import { paths } from '@/lib/routes/paths';
import type { SearchPage } from '@/lib/routes/search-page';
import { Pager } from './pager';
import styles from './search-results.module.css';

/** What others buy, where there is nothing else to show. */
async function Suggestions() {
  const sellers = await getTopSellers();
  if (sellers.length === 0) return null;
  return (
    <section aria-labelledby="mest-kopta">
      <h2 className={styles.title} id="mest-kopta">
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

interface SearchResultsProps {
  term: string;
  found: SearchPage;
}

function countOf({ total, page, pageCount }: SearchPage, term: string): string {
  const place = pageCount > 1 ? `, sida\u00a0${page} av\u00a0${pageCount}` : '';
  return `${productCount(total)} för ”${term}”, de som stämmer bäst först${place}`;
}

export function SearchResults({ term, found }: SearchResultsProps) {
  const { products, total, page, pageCount } = found;
  return (
    <Container className={styles.page}>
      <h1>{term === '' ? 'Sök' : 'Sökresultat'}</h1>
      <div className={styles.form}>
        <SearchForm id="sok-sida" />
      </div>
      {term !== '' && total > 0 ? <p className={styles.count}>{countOf(found, term)}</p> : null}
      {term !== '' && total === 0 ? (
        <div className={styles.empty}>
          <p>Inga produkter stämmer med ”{term}”. Pröva ett varumärke, en vikt eller namnet på ett mynt.</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.gold}>Köpa guld</ButtonLink>
            <ButtonLink href={paths.silver}>Köpa silver</ButtonLink>
          </p>
        </div>
      ) : null}
      {total === 0 ? <Suggestions /> : null}
      <ProductGrid>
        {products.map((product) => (
          <GridItem key={product.id}>
            <ProductCard card={cardData(product)} />
          </GridItem>
        ))}
      </ProductGrid>
      <Pager hrefOf={(to) => searchPath(term, to)} page={page} pageCount={pageCount} />
    </Container>
  );
}

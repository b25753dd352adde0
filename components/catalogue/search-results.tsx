import { SearchForm } from '@/components/layout/search-form';
import { cardData } from '@/components/product/card-data';
import { ProductCard } from '@/components/product/product-card';
import { GridItem, ProductGrid } from '@/components/product/product-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { Product } from '@/lib/catalogue/product';
import { paths } from '@/lib/config/paths';
import styles from './search-results.module.css';

interface SearchResultsProps {
  term: string;
  products: readonly Product[];
}

function countOf(products: readonly Product[], term: string): string {
  const found = products.length === 1 ? '1 produkt' : `${products.length} produkter`;
  return `${found} för ”${term}”, de som stämmer bäst först`;
}

export function SearchResults({ term, products }: SearchResultsProps) {
  return (
    <Container className={styles.page}>
      <h1>{term === '' ? 'Sök' : 'Sökresultat'}</h1>
      <div className={styles.form}>
        <SearchForm id="sok-sida" />
      </div>
      {term !== '' && products.length > 0 ? <p className={styles.count}>{countOf(products, term)}</p> : null}
      {term !== '' && products.length === 0 ? (
        <div className={styles.empty}>
          <p>Inga produkter stämmer med ”{term}”. Pröva ett märke, en vikt eller namnet på ett mynt.</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.gold}>Köpa guld</ButtonLink>
            <ButtonLink href={paths.silver}>Köpa silver</ButtonLink>
          </p>
        </div>
      ) : null}
      <ProductGrid>
        {products.map((product) => (
          <GridItem key={product.id}>
            <ProductCard card={cardData(product)} />
          </GridItem>
        ))}
      </ProductGrid>
    </Container>
  );
}

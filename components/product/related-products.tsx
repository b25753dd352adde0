import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import type { Product } from '@/lib/product/product';
import { cardData } from './card/card-data';
import { ProductCard } from './card/product-card';
import styles from './section.module.css';

/** Top sellers of the same brand (spec.md section 2). */
export function RelatedProducts({ products, brand }: { products: readonly Product[]; brand: string | null }) {
  if (products.length === 0) return null;
  return (
    <Container className={styles.section}>
      <h2 className="mb-5">Kunder köpte även dessa produkter</h2>
      {brand === null ? null : <p className={styles.under}>Storsäljare från {brand}</p>}
      <Carousel label="Kunder köpte även dessa produkter" set="products">
        {products.map((product) => (
          <ProductCard heading="h3" key={product.id} card={cardData(product)} />
        ))}
      </Carousel>
    </Container>
  );
}

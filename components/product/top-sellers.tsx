import { cardData } from '@/components/card/card-data';
import { Carousel } from '@/components/ui/carousel';
import { getTopSellers } from '@/lib/server/catalogue/queries';
import { ProductCard } from './card/product-card';
import styles from './top-sellers.module.css';

/** The way on from a page that has nothing to show. Nothing without a catalogue, so that the page itself is shown. */
export async function TopSellers() {
  const sellers = await getTopSellers().catch(() => []);
  if (sellers.length === 0) return null;
  return (
    <section aria-labelledby="mest-kopta" className={styles.row}>
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

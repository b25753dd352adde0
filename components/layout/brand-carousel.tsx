import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { brandKey } from '@/lib/listing/filters';
import { searchPath } from '@/lib/routes/catalogue-paths';
import { getBrandPages } from '@/lib/routes/queries';
import brands from '@/public/images/brands/brands.json';
import styles from './brand-carousel.module.css';

/**
 * The refiners and mints whose products we sell (spec.md section 2, footer), each with a link to its page. Plain links: the
 * router would first show the category's prerendered page and then replace its products.
 */
export async function BrandCarousel() {
  const pages = await getBrandPages();
  return (
    <Container className={styles.brands}>
      <Carousel label="Varumärken" set="brands">
        {brands.map(({ name, image, width, height }) => (
          <Link href={pages[brandKey(name)] ?? searchPath(name)} key={name}>
            <img alt={name} height={height} loading="lazy" src={image} width={width} />
          </Link>
        ))}
      </Carousel>
    </Container>
  );
}

import Link from 'next/link';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { searchPath } from '@/lib/catalogue/paths';
import brands from '@/public/images/brands/brands.json';
import styles from './brand-carousel.module.css';

/** The refiners and mints whose goods we sell (spec.md section 2, footer). */
export function BrandCarousel() {
  return (
    <Container className={styles.brands}>
      <Carousel label="Varumärken" set="brands">
        {brands.map(({ name, image, width, height }) => (
          <Link className={styles.brand} href={searchPath(name)} key={name} prefetch={false}>
            <picture>
              <img alt={name} className={styles.mark} height={height} loading="lazy" src={image} width={width} />
            </picture>
          </Link>
        ))}
      </Carousel>
    </Container>
  );
}

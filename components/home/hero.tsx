import { getImageProps } from 'next/image';
import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { paths } from '@/lib/config/paths';
import styles from './hero.module.css';

const WIDE = { alt: '', src: '/images/hero.webp', width: 1600, height: 1100, sizes: '(max-width: 1240px) 56vw, 660px' };
const NARROW = { alt: '', src: '/images/hero-narrow.webp', width: 800, height: 800, sizes: '100vw' };

/** A still life of the assortment: another cut on a phone, where the wide one would be too small to see. */
function StillLife() {
  const { props: wide } = getImageProps(WIDE);
  const { props: narrow } = getImageProps(NARROW);
  return (
    <picture>
      <source
        height={NARROW.height}
        media="(max-width: 576px)"
        sizes={narrow.sizes}
        srcSet={narrow.srcSet}
        width={NARROW.width}
      />
      <img
        alt="Tackor och mynt i guld och silver"
        className={styles.image}
        decoding="async"
        fetchPriority="high"
        height={WIDE.height}
        sizes={wide.sizes}
        src={wide.src}
        srcSet={wide.srcSet}
        width={WIDE.width}
      />
    </picture>
  );
}

export function Hero() {
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Guld och silver till dagens pris</h1>
        <p className={styles.lead}>
          Tackor och mynt från kända raffinaderier och myntverk. Priset räknas om var tionde minut, och du ser alltid
          påslaget och vad vi betalar om du säljer tillbaka.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={paths.gold} look="primary" size="large">
            Köpa guld
          </ButtonLink>
          <ButtonLink href={paths.silver} size="large">
            Köpa silver
          </ButtonLink>
          <Link className={styles.sell} href={paths.sell}>
            Sälja guld till oss
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        <StillLife />
      </div>
    </Container>
  );
}

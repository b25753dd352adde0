import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { pictureProps } from '@/components/ui/picture';
import { PRICE_CYCLE_TEXT } from '@/lib/prices/schedule';
import { paths } from '@/lib/routes/paths';
import styles from './hero.module.css';

const ALT = 'Tackor och mynt i guld och silver';

/** A still life of the assortment, in another crop on a phone, where the wide one would be too small. */
function StillLife() {
  const narrow = pictureProps({ src: '/images/hero-narrow.webp', alt: ALT, height: 800, sizes: '100vw', width: 800 });
  const wide = pictureProps({
    src: '/images/hero.webp',
    alt: ALT,
    className: 'wide',
    fetchPriority: 'high',
    height: 1100,
    loading: 'eager',
    sizes: '(max-width: 1240px) 56vw, 660px',
    width: 1600,
  });
  return (
    <picture>
      <source height={800} media="(max-width: 576px)" sizes={narrow.sizes} srcSet={narrow.srcSet} width={800} />
      <img {...wide} alt={ALT} />
    </picture>
  );
}

export function Hero() {
  return (
    <Container className={styles.hero}>
      <div>
        <h1 className={styles.title}>Guld och silver till dagens pris</h1>
        <p className={styles.lead}>
          Tackor och mynt från kända raffinaderier och myntverk. Priset räknas om {PRICE_CYCLE_TEXT}, och du ser alltid
          påslaget och vad vi betalar om du säljer tillbaka.
        </p>
        <div className={styles.actions}>
          <ButtonLink className={styles.main} href={paths.gold} appearance="primary" size="large">
            Köpa guld
          </ButtonLink>
          <ButtonLink className={styles.main} href={paths.silver} size="large">
            Köpa silver
          </ButtonLink>
          <Link className={styles.sell} href={paths.sell}>
            Sälja guld till oss
          </Link>
        </div>
      </div>
      <div className="rounded clipped">
        <StillLife />
      </div>
    </Container>
  );
}

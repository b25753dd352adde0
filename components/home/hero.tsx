import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { pictureSet, scaledPicture } from '@/lib/pictures/address';
import { paths } from '@/lib/routes/paths';
import styles from './hero.module.css';

const WIDE = '/images/hero.webp';
const NARROW = '/images/hero-narrow.webp';

/** A still life of the assortment: another cut on a phone, where the wide one would be too small to see. */
function StillLife() {
  return (
    <picture>
      <source
        height={800}
        media="(max-width: 576px)"
        sizes="100vw"
        srcSet={pictureSet(NARROW, [512, 750, 828])}
        width={800}
      />
      <img
        alt="Tackor och mynt i guld och silver"
        className={styles.image}
        decoding="async"
        fetchPriority="high"
        height={1100}
        sizes="(max-width: 1240px) 56vw, 660px"
        srcSet={pictureSet(WIDE, [750, 1080, 1440])}
        src={scaledPicture(WIDE, 1080)}
        width={1600}
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

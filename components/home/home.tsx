import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pictureProps } from '@/components/ui/picture';
import { SENT_WITHIN } from '@/lib/domain/cart/dispatch';
import { paths } from '@/lib/domain/paths/paths';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import styles from './home.module.css';

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
    sizes: '(max-width: 1240px) 56vw, (max-width: 1599px) 660px, 808px',
    width: 1600,
  });
  return (
    <picture>
      <source height={800} media="(width < 36em)" sizes={narrow.sizes} srcSet={narrow.srcSet} width={800} />
      <img {...wide} alt={ALT} />
    </picture>
  );
}

export function Hero() {
  return (
    <Container className={styles.hero}>
      <div>
        <h1 className={styles.heading}>Guld och silver till dagens pris</h1>
        <p className={styles.lead}>
          Tackor och mynt från kända raffinaderier och myntverk. Priset räknas om {PRICE_CYCLE_TEXT}, och du ser alltid
          påslaget och vad vi betalar om du säljer tillbaka.
        </p>
        <div className={styles.heroActions}>
          <ButtonLink className={styles.main} href={paths.gold} appearance="primary" size="large">
            Köpa guld
          </ButtonLink>
          <ButtonLink className={styles.main} href={paths.silver} size="large">
            Köpa silver
          </ButtonLink>
          <Link className="gold-hover tap" href={paths.sell}>
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

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Snabb leverans',
    text: `Varor i lager skickar vi ${SENT_WITHIN}, diskret förpackade och med spårning. Eller hämta i vår butik i Malmö.`,
  },
  {
    icon: 'info',
    title: 'Bra priser',
    text: 'Vid varje vara står påslaget mot spotpriset, priset per gram och vad vi betalar om du vill sälja tillbaka.',
  },
  {
    icon: 'shield',
    title: 'Trygg affär',
    text: 'Alla försändelser är försäkrade. Betalning och identifiering sker med BankID. På kvittot står ditt namn och personnummer.',
  },
];

export function Reasons() {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ icon, title, text }) => (
        <li className="stack gap-2 content-start pt-4 line-above" key={title}>
          <Icon className={styles.icon} name={icon} size={28} />
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function SellStrip() {
  return (
    <section aria-labelledby="salj-till-oss" className={cx(styles.strip, 'no-print')}>
      <Container className={styles.sell}>
        <div>
          <h2 id="salj-till-oss">Vi köper ditt guld</h2>
          <p className={styles.text}>
            Smycken, mynt och tandguld. Kom till butiken i Malmö för en kostnadsfri värdering, eller beställ hem en
            guldpåse: den är gratis och försäkrad upp till 30&nbsp;000&nbsp;kr.
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={paths.sell} appearance="primary" size="large">
            Sälja guld
          </ButtonLink>
          <ButtonLink href={paths.goldBag} size="large">
            Beställ guldpåse
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

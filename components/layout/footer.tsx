import { ConsentSettings } from '@/components/analytics/consent-settings';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { brandKey } from '@/lib/domain/listing/filters';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { getBrandPages } from '@/lib/server/catalogue/page-queries';
import brands from '@/public/images/brands/brands.json';
import styles from './footer.module.css';

const LAST_COLUMN = 'Villkor';

const columns = [
  {
    title: 'Handla',
    links: [
      { label: 'Köpa guld', href: paths.gold },
      { label: 'Köpa silver', href: paths.silver },
      { label: 'Sälja guld', href: paths.sell },
      { label: 'Sälja silver', href: paths.sellSilver },
      { label: 'Guldpåse', href: paths.goldBag },
      { label: 'Guldpris', href: paths.goldPrice },
      { label: 'Silverpris', href: paths.silverPrice },
    ],
  },
  {
    title: site.name,
    links: [
      { label: 'Om oss', href: paths.about },
      { label: 'Kontakta oss', href: paths.contact },
      { label: 'Blogg', href: paths.blog },
      { label: 'FAQ', href: paths.faq },
    ],
  },
  {
    title: LAST_COLUMN,
    links: [
      { label: 'Köpvillkor och ångerrätt', href: paths.purchaseTerms },
      { label: 'Ångra köp här', href: paths.withdrawal },
      { label: 'Försäljningsvillkor', href: paths.salesTerms },
      { label: 'Integritet och kakor', href: paths.privacy },
      { label: 'Tillgänglighet', href: paths.accessibility },
    ],
  },
];

/**
 * The refiners and mints whose products we sell (spec.md section 2, footer), each with a link to its page. Plain links: the
 * router would first show the category's prerendered page and then replace its products.
 */
async function BrandCarousel() {
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

function Company() {
  const { address } = site;
  return (
    <address className={styles.company} translate="no">
      <p className={styles.title}>{site.legalName}</p>
      <p>
        {address.street}
        <br />
        {address.postalCode} {address.city}
      </p>
      <p>
        <a href={site.phone.href}>{site.phone.display}</a>
        <br />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <dl className={styles.hours}>
        {site.openingHours.map(({ days, hours }) => (
          <div className="flex between figures" key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

export function Footer() {
  return (
    <footer className="line-above compact">
      <BrandCarousel />
      <Container className={styles.grid}>
        <Company />
        {columns.map(({ title, links }) => (
          <nav aria-label={title} key={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === LAST_COLUMN ? (
                <li className="consent-settings">
                  <ConsentSettings className={styles.link} />
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
      </Container>
      <Container>
        <div className={styles.base}>
          <p>
            Org.nr{' '}
            <span className="nowrap" translate="no">
              {site.organisationNumber}
            </span>
            , momsreg.nr <span translate="no">{site.vatNumber}</span>. Registrerad hos Polisen för handel med begagnade
            varor, <span translate="no">{site.policeRegistration}</span>.
          </p>
          <PaymentMarks />
        </div>
      </Container>
    </footer>
  );
}

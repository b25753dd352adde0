import { Container } from '@/components/ui/container';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import styles from './checkout-footer.module.css';

const links = [
  ['Gå till FAQ', paths.faq],
  ['Köpvillkor', paths.purchaseTerms],
  ['Integritet och kakor', paths.privacy],
] as const;

/** The seller and the ways to get help (spec.md section 2). Links open new tabs, since leaving would lose the typed text. */
export function CheckoutFooter() {
  const { address } = site;
  return (
    <footer className={styles.footer}>
      <Container className="row gap-4 between tall-links">
        <address className={styles.seller} translate="no">
          {site.legalName}, <span className="nowrap">org.nr {site.organisationNumber}</span>
          <br />
          {address.street}, {address.postalCode} {address.city}
          <br />
          <a href={site.phone.href}>{site.phone.display}</a> · <a href={`mailto:${site.email}`}>{site.email}</a>
        </address>
        <ul className="stack gap-2 content-start">
          {links.map(([label, href]) => (
            <li key={href}>
              <a href={href} rel="noopener" target="_blank">
                {`${label} (öppnas i ny flik)`}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}

import { Container } from '@/components/ui/container';
import { site } from '@/lib/config/site';
import header from './checkout-header.module.css';
import styles from './minimal-header.module.css';

/** Only the logo, which links to the company's own site (spec.md section 2). */
export function MinimalHeader() {
  return (
    <header className={header.header}>
      <Container className={header.row}>
        <a aria-label={`${site.name}, till företagets webbplats`} className={styles.logo} href={site.companySite}>
          {site.name}
          <span className={styles.dot}>.</span>
        </a>
      </Container>
    </header>
  );
}

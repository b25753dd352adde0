import type { ReactNode } from 'react';
import header from '@/components/checkout/checkout-header.module.css';
import styles from '@/components/checkout/minimal-header.module.css';
import { Footer } from '@/components/layout/footer';
import { HelpBand } from '@/components/layout/help-band';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Toaster } from '@/components/layout/toaster';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/domain/site';

/** Only the logo, which links to the company's own site (spec.md section 2). */
function MinimalHeader() {
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

export default function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MinimalHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <HelpBand />
      <Footer />
      <Toaster />
    </>
  );
}

import type { ReactNode } from 'react';
import { CartHost } from '@/components/cart/cart-host';
import { PriceStrip } from '@/components/prices/price-strip';
import { QuickViewHost } from '@/components/product/quick-view/quick-view-host';
import { paths } from '@/lib/domain/paths/paths';
import { BackToTop } from './back-to-top';
import { Footer } from './footer';
import { Header } from './header';
import { HelpBand } from './help-band';
import { HiddenOn } from './hidden-on';
import { PageBehaviour } from './page-behaviour';
import styles from './shop-chrome.module.css';
import { MAIN_ID } from './skip-link';
import { Toaster } from './toaster';
import { UnsupportedBrowser } from './unsupported-browser';

/** Everything around a shop page (spec.md section 2, shared chrome). */
export function ShopChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <UnsupportedBrowser />
      <Header />
      <PriceStrip />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <HiddenOn path={paths.faq}>
        <HelpBand />
      </HiddenOn>
      <Footer />
      <BackToTop />
      <Toaster />
      <CartHost />
      <QuickViewHost />
      <PageBehaviour />
    </>
  );
}

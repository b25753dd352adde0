import { type ReactNode, Suspense } from 'react';
import { MinimalHeader } from '@/components/checkout/minimal-header';
import { Footer } from '@/components/layout/footer';
import { HelpBand } from '@/components/layout/help-band';
import { PendingPage } from '@/components/layout/pending-page';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Toaster } from '@/components/layout/toaster';

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
      {/* It asks for the path, which a page that is finished for all orders does not know. */}
      <Suspense>
        <PendingPage />
      </Suspense>
    </>
  );
}

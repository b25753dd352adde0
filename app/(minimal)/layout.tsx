import type { ReactNode } from 'react';
import { MinimalHeader } from '@/components/checkout/minimal-header';
import { Footer } from '@/components/layout/footer';
import { HelpBand } from '@/components/layout/help-band';
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
    </>
  );
}

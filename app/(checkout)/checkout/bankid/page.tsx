import type { Metadata } from 'next';
import { CheckoutFooter } from '@/components/checkout/checkout-footer';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { SigningWaiting } from '@/components/checkout/signing/signing-waiting';
import { MAIN_ID } from '@/components/layout/skip-link';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Bekräftar beställningen', robots: { index: false, follow: false } };

export default function SigningPage() {
  return (
    <>
      <CheckoutHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <SigningWaiting />
      </main>
      <CheckoutFooter />
    </>
  );
}

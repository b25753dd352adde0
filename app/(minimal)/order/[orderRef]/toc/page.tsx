import type { Metadata } from 'next';
import { TermsPage } from '@/components/content/terms-page';
import { OrderTerms } from '@/components/order/order-terms';
import { getPage } from '@/lib/server/content/pages';
import { purchaseTerms } from '@/lib/server/content/terms';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Villkor för din beställning', robots: { index: false, follow: false } };

/** One page for all orders: middleware.ts rewrites every reference to it, and the browser reads the reference from its URL. */
export function generateStaticParams() {
  return [{ orderRef: '1' }];
}

export default function OrderTermsRoute() {
  return (
    <>
      <OrderTerms versions={purchaseTerms().map(({ version }) => version)} />
      <TermsPage page={getPage('kopvillkor')} />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderTerms } from '@/components/checkout/order-terms';
import { TermsPage } from '@/components/content/terms-page';
import { getPage } from '@/lib/content/pages';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Villkor för din beställning', robots: { index: false, follow: false } };

interface OrderTermsRouteProps {
  params: Promise<{ orderRef: string }>;
}

/** One is enough for the build; every other order's page is made when it is first asked for. */
export function generateStaticParams() {
  return [{ orderRef: '1' }];
}

export default async function OrderTermsRoute({ params }: OrderTermsRouteProps) {
  const { orderRef } = await params;
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(orderRef)) notFound();
  return (
    <>
      <OrderTerms orderRef={orderRef} />
      <TermsPage page={getPage('kopvillkor')} />
    </>
  );
}

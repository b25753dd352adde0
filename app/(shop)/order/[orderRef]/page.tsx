import type { Metadata } from 'next';
import { OrderPage } from '@/components/account/order-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Din beställning', robots: { index: false, follow: false } };

/** One page for all orders: which one it is about, the browser reads from its address. middleware.ts leads every reference here. */
export function generateStaticParams() {
  return [{ orderRef: '1' }];
}

export default function OrderRoute() {
  return <OrderPage />;
}

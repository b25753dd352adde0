import type { Metadata } from 'next';
import { OrderPage } from '@/components/account/order-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Din beställning', robots: { index: false, follow: false } };

/** One page for all orders, which middleware.ts leads every reference to: the browser reads from its address which one it is about. */
export default function OrderRoute() {
  return <OrderPage />;
}

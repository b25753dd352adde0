import type { Metadata } from 'next';
import { OrderPage } from '@/components/order/order-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Din beställning', robots: { index: false, follow: false } };

/** One page for all orders: middleware.ts rewrites every reference to it, and the browser reads the reference from its URL. */
export default function OrderRoute() {
  return <OrderPage />;
}

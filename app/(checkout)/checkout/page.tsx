import type { Metadata } from 'next';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { Confirmation } from '@/components/checkout/confirmation/confirmation';
import { ShopChrome } from '@/components/layout/shop-chrome';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Kassan', robots: { index: false, follow: false } };

export default function CheckoutPage() {
  return (
    <CheckoutFrame
      done={
        <ShopChrome>
          <Confirmation />
        </ShopChrome>
      }
    />
  );
}

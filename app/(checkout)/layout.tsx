import type { ReactNode } from 'react';

/** No chrome of its own: the checkout has a compact header until it is done, and the shop's then (spec.md section 2). */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children;
}

import type { ReactNode } from 'react';

/** No frame here: the checkout renders a compact header until the order is done, then the shop's header (spec.md section 2). */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children;
}

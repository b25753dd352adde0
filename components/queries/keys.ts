import type { Rates } from '@/lib/prices/rates';

const priced = ['priced'] as const;

/** The keys of all server state in the browser. A new price epoch invalidates everything below `priced`. */
export const queryKeys = {
  priced,
  /** A view of a listing, by the address that answers it. */
  listing: (address: string) => [...priced, 'listing', address] as const,
  suggestions: (term: string) => [...priced, 'suggestions', term] as const,
  product: (code: string) => [...priced, 'product', code] as const,
  saved: (codes: readonly string[]) => [...priced, 'saved', codes] as const,
  allSaved: [...priced, 'saved'] as const,
  /** Server time and price epoch; at a tick the server queries the backend first. */
  status: (isTick: boolean) => ['status', isTick] as const,
  /** `rendered` are those of the page, which a newer page replaces. */
  rates: (rendered: Rates) => ['rates', rendered] as const,
  deliveryTimes: (lines: readonly { readonly variantId: string; readonly qty: number }[]) =>
    ['delivery-times', lines] as const,
  /** The signed-in customer, as the page of the profile and the checkout request them. */
  customer: (customerId: string | null) => ['customer', customerId] as const,
  profile: ['customer', 'profile'] as const,
  orders: (customerId: string) => ['orders', customerId] as const,
  order: (orderId: number | string) => ['order', orderId] as const,
  payment: (orderId: number | string) => ['payment', orderId] as const,
  paymentMethods: ['payment-methods'] as const,
  shippingMethods: (goods: readonly unknown[]) => ['shipping-methods', goods] as const,
  identityCheck: (purpose: string, page: string) => ['identity-check', purpose, page] as const,
};

import type { Rates } from '@/lib/domain/prices/rates';

const priced = ['priced'] as const;

/** The keys of all server state in the browser. A new price epoch invalidates everything under `priced`, and the orders. */
export const queryKeys = {
  priced,
  /** A view of a listing, by the URL of its handler. */
  listing: (address: string) => [...priced, 'listing', address] as const,
  suggestions: (term: string) => [...priced, 'suggestions', term] as const,
  product: (code: string) => [...priced, 'product', code] as const,
  saved: (codes: readonly string[]) => [...priced, 'saved', codes] as const,
  allSaved: [...priced, 'saved'] as const,
  topSellers: [...priced, 'top-sellers'] as const,
  /** Server time and price epoch; at a tick the server queries the backend first. */
  status: (isTick: boolean) => ['status', isTick] as const,
  /** `rendered` are the page's rates, which a newer page replaces. */
  rates: (rendered: Rates) => ['rates', rendered] as const,
  deliveryTimes: (lines: readonly { readonly variantId: string; readonly qty: number }[]) =>
    ['delivery-times', lines] as const,
  /** The signed-in customer, in the profile page's form and in the checkout's. */
  customer: (customerId: string | null) => ['customer', customerId] as const,
  profile: ['customer', 'profile'] as const,
  /** With what the goods are worth in this price epoch. */
  orders: (customerId: string) => ['orders', customerId] as const,
  allOrders: ['orders'] as const,
  /** `chapter`: of the checkout's dealings with it (components/order/chapter.ts); empty on pages that only show it. */
  order: (orderId: number | string, chapter: string) => ['order', orderId, chapter] as const,
  /** A guest's newest order of this browser. */
  latestOrder: ['latest-order'] as const,
  /** Name and personal number for a receipt: gone with the page that shows them. */
  receiptBuyer: (orderId: number | string, customerId: string | null) =>
    ['receipt-buyer', orderId, customerId] as const,
  /** The response to an intent of this browser. */
  intent: (intent: string) => ['intent', intent] as const,
  /** Repeats the search for the result of an intent. */
  recovery: (intent: string) => ['recovery', intent] as const,
  cookies: ['cookies'] as const,
  /** `chapter` as in `order`. */
  payment: (orderId: number | string, chapter: string) => ['payment', orderId, chapter] as const,
  paymentMethods: ['payment-methods'] as const,
  shippingMethods: (lines: readonly unknown[]) => ['shipping-methods', lines] as const,
  identityCheck: (purpose: string, page: string) => ['identity-check', purpose, page] as const,
};

import { isSettled, orderFromFetched } from '@/lib/checkout/placed-order';
import type { PlacedOrder } from '@/lib/checkout/state';
import { fetchOrder, ShopApiError } from '@/lib/shop-api/client/browser';
import { useCart } from '@/stores/cart-store';

export type OrderNews =
  | { readonly fate: 'settled'; readonly order: PlacedOrder }
  /** It can still be paid or changed, or nobody can tell at the moment. */
  | { readonly fate: 'open' }
  /** Cancelled, or not this browser's any more. */
  | { readonly fate: 'gone' };

/** What has become of an order since this page last heard of it: in another tab, on the phone, at the bank. */
export async function askOrder(orderId: string | null): Promise<OrderNews> {
  if (orderId === null) return { fate: 'open' };
  try {
    const fetched = await fetchOrder(orderId);
    if (fetched === null || fetched.state === 'cancelled') return { fate: 'gone' };
    if (!isSettled(fetched)) return { fate: 'open' };
    return { fate: 'settled', order: orderFromFetched(fetched, useCart.getState().data, Date.now()) };
  } catch (error) {
    const isUnknown = error instanceof ShopApiError && (error.reason === 'ORDER' || error.reason === 'UNKNOWN');
    return { fate: isUnknown ? 'gone' : 'open' };
  }
}

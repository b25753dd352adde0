import { fetchVariantPrice, ShopApiError, TIMEOUT } from '@/lib/api/client/browser';
import type { ItemPrice } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/cart-item';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useSettings } from '@/stores/settings-store';

interface PricedLines {
  readonly prices: Map<string, ItemPrice>;
  /** The price epoch of each price, ISO 8601; null where our server knew none. */
  readonly epochs: readonly (string | null)[];
  /** Codes of variants that the shop no longer has, or has no price for. */
  readonly gone: Set<string>;
  /** Those of `gone` that only lack a price. */
  readonly unpriced: Set<string>;
  /** Every line has got its price: nothing has to be asked again in this epoch. */
  readonly complete: boolean;
}

const isUnknown = (error: unknown) => error instanceof ShopApiError && error.reason === 'UNKNOWN';

/** A backend prices the variants of a product that it no longer shows: whether it does, our own catalogue knows. */
async function isStillSold(code: string): Promise<boolean> {
  // Placing an order waits for this answer. After the time-out the product counts as sold, as when the request fails.
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(`/api/product/${encodeURIComponent(code)}`, { signal }).catch(() => null);
  return response?.status !== 404;
}

async function askPrices(items: readonly CartItem[]): Promise<PricedLines> {
  const prices = new Map<string, ItemPrice>();
  const gone = new Set<string>();
  const unpriced = new Set<string>();
  const epochs: (string | null)[] = [];
  const ask = async ({ code, variantCode }: CartItem) => {
    const [price, isSold] = await Promise.allSettled([fetchVariantPrice(variantCode), isStillSold(code)]);
    if (price.status === 'fulfilled') {
      const current = price.value;
      if (current.price !== null) prices.set(variantCode, { price: current.price, vat: current.vat });
      else unpriced.add(variantCode);
      epochs.push(current.epoch);
    }
    if (price.status === 'rejected' ? isUnknown(price.reason) : isSold.status === 'fulfilled' && !isSold.value)
      gone.add(variantCode);
  };
  await Promise.all(items.map(ask));
  for (const code of gone) unpriced.delete(code);
  for (const code of unpriced) gone.add(code);
  return {
    prices,
    epochs,
    gone,
    unpriced,
    complete: gone.size === 0 && items.every(({ variantCode }) => prices.has(variantCode)),
  };
}

/**
 * Puts current prices on these lines of the cart, and notes which of them the shop no longer sells. Leaves the rest alone.
 * @returns the oldest price epoch that any of them belongs to, ISO 8601; null when our server does not know it for all of them
 */
export async function repriceLines(items: readonly CartItem[]): Promise<string | null> {
  const { prices, gone, unpriced, epochs } = await askPrices(items);
  const known = useCartNotices.getState();
  const others = (codes: ReadonlySet<string>) =>
    [...codes].filter((code) => items.every((item) => item.variantCode !== code));
  useCart.getState().reprice(prices);
  useCartNotices.setState({
    gone: new Set([...others(known.gone), ...gone]),
    unpriced: new Set([...others(known.unpriced), ...unpriced]),
  });
  const [oldest = null] = epochs.includes(null) ? [] : epochs.toSorted();
  return oldest;
}

/**
 * Brings the cart into a price epoch (spec.md section 4, price refresh cycle) when it belongs to another one. Silent when
 * something is not answered, and tried again the next time.
 * @param epoch milliseconds since 1970
 */
export async function syncCartPrices(epoch: number): Promise<void> {
  const changed = new Date(epoch).toISOString();
  if (changed === useSettings.getState().lastPriceUpdate) return;
  const items = useCart.getState().data;
  const { prices, gone, unpriced, complete } = await askPrices(items);
  useCart.getState().reprice(prices);
  useCartNotices.setState({ gone, unpriced });
  // What has been put in while we asked still has the price of its own page.
  const isAllAsked = useCart.getState().data.every(({ variantCode }) => prices.has(variantCode));
  if (complete && isAllAsked) useSettings.getState().setLastPriceUpdate(changed);
}

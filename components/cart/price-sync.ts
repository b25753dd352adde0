import { requestShop } from '@/lib/browser/api/request';
import { callShop, ShopApiError } from '@/lib/browser/api/shop-api';
import type { ItemPrice } from '@/lib/domain/cart/cart';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { variantPriceResponse } from '@/lib/domain/shop-api/responses';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useSettings } from '@/stores/settings-store';

interface PricedLines {
  readonly prices: Map<string, ItemPrice>;
  /** The price epoch of each line, ISO 8601; null without a response, and when our server has none. */
  readonly epochs: readonly (string | null)[];
  /** Codes of variants that are no longer sold or have no price. */
  readonly gone: Set<string>;
  /** The part of `gone` that only lacks a price. */
  readonly unpriced: Set<string>;
  /** Every line has a price: no further request is needed in this epoch. */
  readonly complete: boolean;
}

const isUnknown = (error: unknown) => error instanceof ShopApiError && error.reason === 'UNKNOWN';

/** The backend still prices the variants of a hidden product, so our own catalogue decides whether it is sold. */
async function isStillSold(code: string): Promise<boolean> {
  // Placing an order waits for this response. After the time-out the product counts as sold, as when the request fails.
  const response = await requestShop(`/api/product/${encodeURIComponent(code)}`).catch(() => null);
  return response?.status !== 404;
}

async function requestPrices(items: readonly CartItem[]): Promise<PricedLines> {
  const prices = new Map<string, ItemPrice>();
  const gone = new Set<string>();
  const unpriced = new Set<string>();
  const epochs: (string | null)[] = [];
  const request = async ({ code, variantCode }: CartItem) => {
    const [price, isSold] = await Promise.allSettled([
      callShop(`product-variants/${encodeURIComponent(variantCode)}`, variantPriceResponse),
      isStillSold(code),
    ]);
    if (price.status === 'fulfilled') {
      const current = price.value;
      if (current.price !== null) prices.set(variantCode, { price: current.price, vat: current.vat });
      else unpriced.add(variantCode);
    }
    epochs.push(price.status === 'fulfilled' ? price.value.epoch : null);
    if (price.status === 'rejected' ? isUnknown(price.reason) : isSold.status === 'fulfilled' && !isSold.value)
      gone.add(variantCode);
  };
  await Promise.all(items.map(request));
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
 * Updates the prices of these cart lines and marks those that are no longer sold. Other lines stay unchanged.
 * @returns the oldest price epoch of the lines, ISO 8601; null when our server does not know it for all of them
 */
export async function repriceLines(items: readonly CartItem[]): Promise<string | null> {
  const { prices, gone, unpriced, epochs } = await requestPrices(items);
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

/** Number of the latest call of `syncCartPrices`: the late response to an earlier one has older prices. */
let latest = 0;

/**
 * Updates the cart to a price epoch when it belongs to another one (spec.md section 4, price refresh cycle). Shows no error for
 * a failed request, which is retried the next time.
 * @param epoch milliseconds since 1970
 */
export async function syncCartPrices(epoch: number): Promise<void> {
  const changed = new Date(epoch).toISOString();
  if (changed === useSettings.getState().lastPriceUpdate) return;
  latest += 1;
  const call = latest;
  const { prices, gone, unpriced, complete } = await requestPrices(useCart.getState().data);
  if (call !== latest) return;
  useCart.getState().reprice(prices);
  useCartNotices.setState({ gone, unpriced });
  // Lines added during the request still have the price of their page.
  const isAllPriced = useCart.getState().data.every(({ variantCode }) => prices.has(variantCode));
  if (complete && isAllPriced) useSettings.getState().setLastPriceUpdate(changed);
}

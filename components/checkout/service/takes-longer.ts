import pTimeout from 'p-timeout';
import { fetchDeliveryTimes } from '@/components/cart/delivery-query';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { longestDeliveryDays, withResponse } from '@/lib/domain/cart/delivery-check';
import { useCart } from '@/stores/cart-store';

/** Milliseconds: an order waits no longer for what it can do without. */
const LONG_WAIT = 3_000;

/** Whether these lines are now delivered later than the page says; the cart then has the new time. False while that is not known. */
export async function takesLonger(lines: readonly CartItem[]): Promise<boolean> {
  const times = await pTimeout(fetchDeliveryTimes(lines), { milliseconds: LONG_WAIT }).catch(() => null);
  const current = (items: readonly CartItem[]) => items.map((item) => withResponse(item, times?.get(item.variantId)));
  if ((longestDeliveryDays(current(lines)) ?? 0) <= (longestDeliveryDays(lines) ?? 0)) return false;
  // Read now, since prices are updated meanwhile.
  const { data, replace } = useCart.getState();
  replace(current(data));
  return true;
}

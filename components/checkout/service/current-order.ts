import { repriceLines } from '@/components/cart/price-sync';
import { fetchShippingMethods } from '@/components/order/freight-query';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { orderLines } from '@/lib/domain/cart/metals';
import { reviewOf } from '@/lib/domain/order/order-plan';
import { orderSums } from '@/lib/domain/order/order-sums';
import { choicesOf } from '@/lib/domain/order/state';
import type { Ore } from '@/lib/domain/prices/money';
import { useAuth } from '@/stores/auth-store';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';

const currentChoices = () => choicesOf(useCheckout.getState().checkout);

/** The lines of the purchase in progress. */
export function currentLines(): CartItem[] {
  return orderLines(useCart.getState().data, currentChoices().metal);
}

/** See `reviewOf`. */
export function currentReview(): string {
  return reviewOf(useAuth.getState().customerId, currentChoices(), currentLines());
}

/** Whether a product of the order is not for sale any more. */
export function isAnyGone(): boolean {
  const { gone } = useCartNotices.getState();
  return currentLines().some(({ variantCode }) => gone.has(variantCode));
}

/** The current delivery price for these lines, in öre; null when unknown. */
async function currentShipping(lines: readonly CartItem[]): Promise<Ore | null> {
  const { delivery } = currentChoices();
  const methods = await fetchShippingMethods(lines);
  return methods.find(({ code }) => code === delivery.code)?.price ?? null;
}

interface CurrentTotal {
  /** Öre, delivery included. */
  readonly total: Ore;
  /** ISO 8601: the oldest epoch of the prices; null when one of them has none. */
  readonly epoch: string | null;
}

/** Updates the prices in the cart. @param seenShipping öre: the price of delivery as displayed; null when unknown */
export async function currentTotal(seenShipping: Ore | null): Promise<CurrentTotal> {
  const before = currentLines();
  const epoch = await repriceLines(before);
  const lines = currentLines();
  const isRepriced = orderSums(lines, null).items !== orderSums(before, null).items;
  const shipping = isRepriced ? await currentShipping(lines).catch(() => seenShipping) : seenShipping;
  return { total: orderSums(lines, shipping).total, epoch };
}

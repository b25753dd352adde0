import { addToCart } from '@/components/cart/cart-actions';
import { queryDeliveryTimes } from '@/components/cart/delivery-query';
import { noticeUnchecked } from '@/components/cart/request-add';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { type DeliveryResponses, decideAdd } from '@/lib/domain/cart/delivery-check';
import { daysOfWeeks } from '@/lib/domain/product/availability';

interface LinkedLine {
  readonly product: CartProduct;
  readonly quantity: number;
}

const UNKNOWN: DeliveryResponses = new Map();

/** Delivery times of lines not on hand. If the request fails, the lines are added and checked again before checkout. */
async function deliveryTimes(lines: readonly LinkedLine[]): Promise<DeliveryResponses> {
  const unstocked = lines.filter(({ product }) => !product.onHand);
  if (unstocked.length === 0) return UNKNOWN;
  try {
    return await queryDeliveryTimes(
      unstocked.map(({ product, quantity }) => ({ variantId: product.variantId, qty: quantity })),
    );
  } catch {
    noticeUnchecked();
    return UNKNOWN;
  }
}

/** Adds a link's products, after one check of those not on hand. Returns the variant codes that were sold out. */
export async function addLinked(lines: readonly LinkedLine[]): Promise<ReadonlySet<string>> {
  const times = await deliveryTimes(lines);
  const soldOut = new Set<string>();
  for (const { product, quantity } of lines) {
    const decision = product.onHand ? null : decideAdd(times.get(product.variantId), quantity);
    if (decision?.kind === 'sold-out') soldOut.add(product.variantCode);
    else if (decision?.kind === 'backorder')
      addToCart({ ...product, deliveryDays: daysOfWeeks(decision.weeks) }, quantity);
    else addToCart({ ...product, ...decision?.inShop }, quantity);
  }
  return soldOut;
}

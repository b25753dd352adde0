import { type AddDecision, decideAdd } from '@/lib/cart/delivery-check';
import { fetchDeliveryTimes } from '@/lib/shop-api/client/browser';

/** Requests the delivery time of a product that is not on hand, and decides whether it is added. */
export async function decideByDeliveryTime(line: { variantId: string; qty: number }): Promise<AddDecision> {
  return decideAdd((await fetchDeliveryTimes([line])).get(line.variantId), line.qty);
}

import { type AddDecision, decideAdd } from '@/lib/cart/delivery-check';
import { fetchDeliveryTimes } from '@/lib/shop-api/client/browser';

/** Asks how long a product that is not on hand takes, and says what becomes of it. */
export async function decideByDeliveryTime(line: { variantId: string; qty: number }): Promise<AddDecision> {
  return decideAdd((await fetchDeliveryTimes([line])).get(line.variantId));
}

import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { fetchDeliveryTimes } from '@/lib/browser/api/shop-api';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { type AddDecision, type DeliveryResponses, decideAdd } from '@/lib/domain/cart/delivery-check';

type Line = Pick<CartItem, 'variantId' | 'qty'>;

/** Delivery times by variant id, never cached; concurrent calls share one request. Rejects as fetchDeliveryTimes does. */
export function queryDeliveryTimes(lines: readonly Line[]): Promise<DeliveryResponses> {
  const variants = lines.map(({ variantId, qty }) => ({ variantId, qty }));
  return getQueryClient().fetchQuery({
    queryKey: queryKeys.deliveryTimes(variants),
    queryFn: () => fetchDeliveryTimes(variants),
  });
}

/** Decides by the delivery time whether an item that is not in stock is added. */
export async function decideByDeliveryTime(line: Line): Promise<AddDecision> {
  return decideAdd((await queryDeliveryTimes([line])).get(line.variantId), line.qty);
}

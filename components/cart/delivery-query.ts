import { queryOptions } from '@tanstack/react-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { callShop } from '@/lib/browser/api/shop-api';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { type AddDecision, type DeliveryResponses, decideAdd } from '@/lib/domain/cart/delivery-check';
import { deliveryTimesResponse } from '@/lib/domain/shop-api/responses';

type Line = Pick<CartItem, 'variantId' | 'qty'>;

/** Delivery times by variant id (contract.md A4); lines are numbered from 1. Throws a ShopApiError. */
export async function fetchDeliveryTimes(lines: readonly Line[]): Promise<DeliveryResponses> {
  const query = new URLSearchParams();
  lines.forEach((line, index) => {
    query.set(`items[${index + 1}][id]`, line.variantId);
    query.set(`items[${index + 1}][quantity]`, String(line.qty));
  });
  return new Map(Object.entries(await callShop(`get-delivery-time?${query}`, deliveryTimesResponse)));
}

/** They are never cached; concurrent calls share one request. */
export function deliveryTimesQuery(lines: readonly Line[]) {
  const variants = lines.map(({ variantId, qty }) => ({ variantId, qty }));
  return queryOptions({
    queryKey: queryKeys.deliveryTimes(variants),
    queryFn: () => fetchDeliveryTimes(variants),
  });
}

/** See deliveryTimesQuery. */
export const queryDeliveryTimes = (lines: readonly Line[]) => getQueryClient().fetchQuery(deliveryTimesQuery(lines));

/** Decides by the delivery time whether an item that is not in stock is added. */
export async function decideByDeliveryTime(line: Line): Promise<AddDecision> {
  return decideAdd((await queryDeliveryTimes([line])).get(line.variantId), line.qty);
}

import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@/components/queries/keys';
import { callShop } from '@/lib/browser/api/shop-api';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { productVariants } from '@/lib/domain/order/order-body';
import { shippingMethodsResponse } from '@/lib/domain/shop-api/responses';

/** Delivery methods for these lines with prices in öre, null when unknown (contract.md A4). Throws a ShopApiError. */
export function fetchShippingMethods(lines: readonly Pick<CartItem, 'variantId' | 'qty'>[]) {
  const body = { productVariants: productVariants(lines) };
  return callShop('get-shipping-methods', shippingMethodsResponse, { body });
}

/** The same for React Query. It depends on the lines and their prices (öre). */
export function freightQuery(lines: readonly { variantId: string; qty: number; price: number | null }[]) {
  return queryOptions({
    queryKey: queryKeys.shippingMethods(lines),
    queryFn: () => fetchShippingMethods(lines),
    // Rarely changes, so it is not fetched each time the tab gets focus.
    refetchOnWindowFocus: false,
  });
}

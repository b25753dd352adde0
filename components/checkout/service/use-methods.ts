import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '@/components/queries/keys';
import { fetchPaymentMethods, fetchShippingMethods, referenceIn } from '@/lib/browser/api/shop-api';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PaymentMethod, ShippingMethod } from '@/lib/domain/order/state';
import { dispatchCheckout } from '@/stores/order-flow';

export interface Offers<T> {
  readonly offers: readonly T[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Of the failed call, for support and log. */
  readonly reference: string | undefined;
}

export interface Methods {
  readonly delivery: Offers<ShippingMethod>;
  readonly payment: Offers<PaymentMethod>;
  readonly retry: () => void;
}

/** Rarely changes, so it is fetched when the checkout opens, not each time the tab gets focus. */
const defaults = { refetchOnWindowFocus: false } as const;

function offersOf<T>(query: {
  data?: readonly T[] | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
}): Offers<T> {
  return {
    offers: query.data ?? [],
    isLoading: query.isPending,
    hasFailed: query.isError,
    reference: referenceIn(query.error),
  };
}

/** The backend's methods. Delivery is fetched again when the items or their prices change: its price depends on both. */
export function useMethods(items: readonly CartItem[], isEnabled: boolean): Methods {
  const lines = items.map(({ variantId, qty, price }) => ({ variantId, qty, price }));
  const enabled = isEnabled && lines.length > 0;
  const payment = useQuery({
    ...defaults,
    queryKey: queryKeys.paymentMethods,
    enabled,
    // Our server omits methods that the shop does not support; the response of another version of it is filtered here.
    queryFn: async () => (await fetchPaymentMethods()).filter(({ code }) => paymentHandler(code) !== null),
  });
  const delivery = useQuery({
    ...defaults,
    queryKey: queryKeys.shippingMethods(lines),
    enabled,
    queryFn: () => fetchShippingMethods(lines),
    placeholderData: (before) => before,
  });

  const { data: payments } = payment;
  const { data: deliveries } = delivery;
  useEffect(() => {
    if (enabled && payments) dispatchCheckout({ type: 'methods-offered', payment: payments });
  }, [enabled, payments]);
  useEffect(() => {
    if (enabled && deliveries) dispatchCheckout({ type: 'methods-offered', delivery: deliveries });
  }, [enabled, deliveries]);

  const retry = () => {
    if (payment.isError) void payment.refetch();
    if (delivery.isError) void delivery.refetch();
  };
  return { delivery: offersOf(delivery), payment: offersOf(payment), retry };
}

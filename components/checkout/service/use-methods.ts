import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { freightQuery } from '@/components/order/freight-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { callShop, referenceIn } from '@/lib/browser/api/shop-api';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PaymentMethod, ShippingMethod } from '@/lib/domain/order/state';
import { paymentMethodsResponse } from '@/lib/domain/shop-api/responses';
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

const paymentOffers = () =>
  queryOptions({
    ...defaults,
    queryKey: queryKeys.paymentMethods,
    // Our server omits methods that the shop does not support; the response of another version of it is filtered here.
    queryFn: async () =>
      (await callShop('payment-methods', paymentMethodsResponse)).filter(({ code }) => paymentHandler(code) !== null),
  });

const deliveryOffers = (items: readonly CartItem[]) =>
  freightQuery(items.map(({ variantId, qty, price }) => ({ variantId, qty, price })));

/** What the backend offers now; the page shows it. Null where that is not known. */
export async function offersNow(items: readonly CartItem[]) {
  const client = getQueryClient();
  const [deliveries, payments] = await Promise.all([
    client.fetchQuery(deliveryOffers(items)).catch(() => null),
    client.fetchQuery(paymentOffers()).catch(() => null),
  ]);
  return { deliveries, payments };
}

/** The backend's methods. Delivery is fetched again when the items or their prices change. */
export function useMethods(items: readonly CartItem[], isEnabled: boolean): Methods {
  const enabled = isEnabled && items.length > 0;
  const payment = useQuery({ ...paymentOffers(), enabled });
  const delivery = useQuery({ ...deliveryOffers(items), enabled, placeholderData: (before) => before });

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

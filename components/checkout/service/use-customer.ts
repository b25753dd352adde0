import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '@/components/queries/keys';
import { fetchCustomer } from '@/lib/api/client/browser';
import type { CustomerResponse } from '@/lib/api/contract/responses';
import { useAuth } from '@/stores/auth-store';
import { dispatchCheckout } from '@/stores/order-flow';

/**
 * The details of the signed-in customer, fetched once for each customer. The server's response counts, not what this browser has
 * stored: when the session has ended, it signs this browser out. The checkout is notified who it is that buys.
 */
export function useCustomer(isReady: boolean, onFound: (customer: CustomerResponse) => void): CustomerResponse | null {
  const found = useEffectEvent(onFound);
  // Somebody else may sign in in another tab: their details are not those that are here.
  const customerId = useAuth((state) => state.customerId);
  const { data } = useQuery({
    queryKey: queryKeys.customer(customerId),
    enabled: isReady,
    queryFn: fetchCustomer,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data === undefined) return;
    dispatchCheckout({ type: 'customer-changed', customerId: data?.customerId ?? null });
    if (data === null) return useAuth.getState().reset();
    useAuth.getState().setCustomer(data, new Date());
    found(data);
  }, [data]);
  return data ?? null;
}

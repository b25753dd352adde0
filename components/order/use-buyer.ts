import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/components/queries/keys';
import { useEachResponse } from '@/components/queries/use-each-response';
import { fetchCustomer } from '@/lib/browser/api/shop-api';
import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { useAuth } from '@/stores/auth-store';
import { dispatchCheckout } from '@/stores/order-flow';

/** Milliseconds after failed requests, at first and at most: until the next one an ended session would go unnoticed. */
const AGAIN_AFTER = 5_000;
const AGAIN_AT_MOST = 60_000;

/** The buyer, as far as this browser knows. */
export interface Buyer {
  /** Null for a guest. */
  readonly customerId: string | null;
  /** The signed-in customer's details; null while loading and for a guest. */
  readonly customer: CustomerResponse | null;
}

/** The buyer, as the server responds: when the session has ended, this browser is signed out. The checkout receives their id. */
export function useBuyer(
  isReady: boolean,
  onFound: (customer: CustomerResponse) => void = () => {},
): Buyer & { readonly isLoading: boolean } {
  // Another customer may sign in in another tab: the loaded details are not theirs.
  const customerId = useAuth((state) => state.customerId);
  const { data, isLoading } = useQuery({
    queryKey: queryKeys.customer(customerId),
    enabled: isReady,
    queryFn: fetchCustomer,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' && Math.min(AGAIN_AT_MOST, AGAIN_AFTER * 2 ** (state.errorUpdateCount - 1)),
  });
  useEachResponse(data, (customer) => {
    dispatchCheckout({ type: 'customer-changed', customerId: customer?.customerId ?? null });
    if (customer === null) return useAuth.getState().reset();
    useAuth.getState().setCustomer(customer, new Date());
    onFound(customer);
  });
  return { customerId, customer: data ?? null, isLoading };
}

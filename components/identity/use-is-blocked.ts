import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { useEachResponse } from '@/components/queries/use-each-response';
import { fetchCustomer } from '@/lib/browser/api/shop-api';
import { useAuth } from '@/stores/auth-store';

/**
 * Whether the customer is blocked, as last stored. A block is looked up again while it is shown, since a telephone call may have
 * ended it.
 */
export function useIsBlocked(isShown: boolean): boolean {
  const { blocked, customerId } = useAuth();
  const { data } = useQuery(
    { queryKey: queryKeys.customer(customerId), queryFn: fetchCustomer, enabled: isShown && blocked },
    getQueryClient(),
  );
  useEachResponse(data, (customer) => {
    if (customer === null) useAuth.getState().reset();
    else useAuth.getState().setCustomer(customer, new Date());
  });
  return blocked;
}

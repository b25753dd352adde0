'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { useEachResponse } from '@/components/queries/use-each-response';
import { fetchCustomer } from '@/lib/browser/api/shop-api';
import { paths } from '@/lib/domain/paths/paths';
import { useAuth } from '@/stores/auth-store';

/**
 * Takes a signed-in customer from the login to Mina sidor. Only when the server has confirmed it: the login of somebody whose session has
 * ended would go away under a press. Not when the login has a target: that page has sent the visitor here because it needs one.
 */
export function LeaveWhenSignedIn() {
  const router = useRouter();
  const isSignedIn = useAuth(({ customerId }) => customerId !== null);
  const { data, isFetchedAfterMount } = useQuery(
    { queryKey: queryKeys.profile, queryFn: fetchCustomer, enabled: isSignedIn, refetchOnWindowFocus: false },
    getQueryClient(),
  );
  useEachResponse(isFetchedAfterMount ? data : undefined, (customer) => {
    if (customer === null) useAuth.getState().reset();
    else if (!new URLSearchParams(location.search).has('redirectTo')) router.replace(paths.profile);
  });
  return null;
}

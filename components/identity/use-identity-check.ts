import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { callShop, ORDER_TIMEOUT } from '@/lib/browser/api/shop-api';
import { type IdentityState, identityState, type Purpose } from '@/lib/domain/buyer/identity-state';
import { isReplacedReturn } from '@/lib/domain/paths/return-address';

/** Milliseconds: poll every 2 s, stop after 3 minutes (contract.md A2). */
const EVERY = 2_000;
const LIMIT = 180_000;

export type IdentityOutcome = Exclude<IdentityState, { state: 'pending' }>;

const isPending = (state: IdentityState | undefined) => state === undefined || state.state === 'pending';

async function check(purpose: Purpose, startedAt: number): Promise<IdentityState> {
  if (isReplacedReturn(location.search)) return { state: 'blocked' };
  const call = { base: 'identity', body: { purpose }, timeout: ORDER_TIMEOUT };
  const state = await callShop('check', identityState, call).catch(() => undefined);
  if (state && !isPending(state)) return state;
  return { state: performance.now() - startedAt < LIMIT ? 'pending' : 'expired' };
}

/** Polls this browser's identification until it ends, except in a hidden tab. After three minutes it counts as expired. */
export function useIdentityCheck(purpose: Purpose, onEnd: (outcome: IdentityOutcome) => void): void {
  const end = useEffectEvent(onEnd);
  const id = useId();
  // Set by the first check: a prerendered page must not read the clock.
  const startedAt = useRef(0);
  const { data } = useQuery(
    {
      queryKey: queryKeys.identityCheck(purpose, id),
      queryFn: () => {
        startedAt.current ||= performance.now();
        return check(purpose, startedAt.current);
      },
      // The check that ends a session also uses it up.
      enabled: ({ state }) => isPending(state.data),
      refetchInterval: EVERY,
    },
    getQueryClient(),
  );
  useEffect(() => {
    if (data && data.state !== 'pending') end(data);
  }, [data]);
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { type IdentityState, identityState } from '@/lib/account/identity-state';
import type { Purpose } from '@/lib/account/round-trip';
import { callShop } from '@/lib/api/client/browser';

/** Check at most every 2 s, stop after 3 minutes (contract.md A2). Milliseconds. */
const EVERY = 2_000;
const LIMIT = 180_000;

export type IdentityOutcome = Exclude<IdentityState, { state: 'pending' }>;

const isPending = (state: IdentityState | undefined) => state === undefined || state.state === 'pending';

async function check(purpose: Purpose, startedAt: number): Promise<IdentityState> {
  const body = { purpose };
  const state = await callShop('check', identityState, { base: 'identity', body }).catch(() => undefined);
  if (state && !isPending(state)) return state;
  return { state: Date.now() - startedAt < LIMIT ? 'pending' : 'expired' };
}

/**
 * Asks how far this browser's identification has come until it has ended, resting while the tab is hidden. `onEnd` is called once;
 * three minutes without an end are an expiry.
 */
export function useIdentityCheck(purpose: Purpose, onEnd: (outcome: IdentityOutcome) => void): void {
  const end = useEffectEvent(onEnd);
  const id = useId();
  // Set by the first check: a page that is rendered ahead of time has no now.
  const startedAt = useRef(0);
  const { data } = useQuery(
    {
      queryKey: queryKeys.identityCheck(purpose, id),
      queryFn: () => {
        startedAt.current ||= Date.now();
        return check(purpose, startedAt.current);
      },
      // A session is used up by the check that ends it.
      enabled: ({ state }) => isPending(state.data),
      refetchInterval: EVERY,
    },
    getQueryClient(),
  );
  useEffect(() => {
    if (data && data.state !== 'pending') end(data);
  }, [data]);
}

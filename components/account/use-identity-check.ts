import { useEffect, useEffectEvent } from 'react';
import { type IdentityState, identityState } from '@/lib/account/identity-state';
import { callShop } from '@/lib/api/client/browser';

/** Ask at most every 2 s, stop after 3 minutes (contract.md A2). Milliseconds. */
const EVERY = 2_000;
const LIMIT = 180_000;

export type IdentityOutcome = Exclude<IdentityState, { state: 'pending' }>;

/**
 * Asks how far this browser's identification has come until it has ended, resting while the tab is hidden. `onEnd` is
 * called once; three minutes without an end are an expiry.
 */
export function useIdentityCheck(onEnd: (outcome: IdentityOutcome) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const startedAt = Date.now();
    let isOver = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (isOver || isAsking || document.hidden) return;
      clearTimeout(timer);
      isAsking = true;
      const answer = await callShop('check', identityState, { base: 'identity', body: {} }).catch(() => null);
      isAsking = false;
      if (isOver) return;
      const pending = answer === null || answer.state === 'pending';
      if (pending && Date.now() - startedAt < LIMIT) {
        timer = setTimeout(look, EVERY);
        return;
      }
      isOver = true;
      end(pending ? { state: 'expired' } : answer);
    };
    // Not at once: a session is used up by the first check, and an effect may run twice.
    timer = setTimeout(look, 0);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

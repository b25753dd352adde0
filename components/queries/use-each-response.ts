import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `use` with each new response (undefined: none yet), once. An effect alone would run again, with the last response, when the
 * router shows a left page again, which another customer may have reached.
 */
export function useEachResponse<T>(response: T | undefined, use: (response: T) => void): void {
  const last = useRef<T>(undefined);
  const run = useEffectEvent(use);
  useEffect(() => {
    if (last.current === response) return;
    last.current = response;
    if (response !== undefined) run(response);
  }, [response]);
}

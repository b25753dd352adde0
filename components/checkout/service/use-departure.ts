import { type RefObject, useEffect, useRef } from 'react';

/** A signal that aborts when what uses this leaves the screen, as a page does that the router keeps. Anew each time that it comes back. */
export function useDeparture(): RefObject<AbortSignal | undefined> {
  const signal = useRef<AbortSignal | undefined>(undefined);
  useEffect(() => {
    const departure = new AbortController();
    signal.current = departure.signal;
    return () => departure.abort();
  }, []);
  return signal;
}

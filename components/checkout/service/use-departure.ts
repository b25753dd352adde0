import { type RefObject, useEffect, useRef } from 'react';

/** A signal that aborts when the component's page is left, even when the router keeps the page; renewed at each return. */
export function useDeparture(): RefObject<AbortSignal | undefined> {
  const signal = useRef<AbortSignal | undefined>(undefined);
  useEffect(() => {
    const departure = new AbortController();
    signal.current = departure.signal;
    return () => departure.abort();
  }, []);
  return signal;
}

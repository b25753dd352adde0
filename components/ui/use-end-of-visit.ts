import { useEffect } from 'react';
import { whenRestored } from '@/lib/browser/when-restored';

/**
 * Resets a state when the visit of its page ends (spec.md sections 2 and 4). The router keeps the state of a left page, and the
 * back/forward cache restores it without unmounting.
 * @param to must be the same value in every render
 */
export function useEndOfVisit<T>(set: (to: T) => void, to: T): void {
  useEffect(() => {
    const reset = () => set(to);
    const endRestored = whenRestored(reset);
    return () => {
      endRestored();
      reset();
    };
  }, [set, to]);
}

import { useEffect, useRef } from 'react';
import type { ConsentChoice } from '@/lib/analytics/consent';
import { setPermission } from '@/lib/analytics/data-layer';
import { denyByDefault, startTagManager, stopTagManager } from '@/lib/analytics/tag-manager';

/** Applies the visitor's choice. Null: no choice yet, and nothing leaves the page. */
export function usePermission(tagManager: string, choice: ConsentChoice | null): void {
  const last = useRef<ConsentChoice | 'default' | null>(null);

  useEffect(() => {
    if (last.current === null) denyByDefault();
    if (choice === 'granted' && last.current !== 'granted') startTagManager(tagManager, new Date());
    if (choice === 'denied' && last.current === 'granted') stopTagManager();
    if (choice !== null) setPermission(choice);
    last.current = choice ?? last.current ?? 'default';
  }, [tagManager, choice]);
}

'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { setPermission } from '@/lib/analytics/data-layer';
import { whenIdle } from '@/lib/when-idle';

const Consent = lazy(() => import('./consent').then((module) => ({ default: module.Consent })));

/**
 * Stands on every page. Where the layout names no tag manager there is nothing to ask about: no question, no data layer,
 * none of the code for them.
 */
export function AnalyticsHost() {
  const [tagManager, setTagManager] = useState<string | null>(null);

  useEffect(() => {
    const configured = document.documentElement.dataset.tagManager;
    if (!configured) return setPermission('denied');
    return whenIdle(() => setTagManager(configured));
  }, []);

  return <Suspense>{tagManager === null ? null : <Consent tagManager={tagManager} />}</Suspense>;
}

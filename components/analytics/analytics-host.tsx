'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { setPermission } from '@/lib/analytics/data-layer';
import { whenIdle } from '@/lib/when-idle';

const Consent = dynamic(() => import('./consent').then((module) => module.Consent), { ssr: false });

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

  return tagManager === null ? null : <Consent tagManager={tagManager} />;
}

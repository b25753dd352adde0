'use client';

import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { setPermission } from '@/lib/browser/analytics/data-layer';
import { whenIdle } from '@/lib/browser/when-idle';

const load = () => import('./consent').then((module) => module.Consent);

/** On every page. Without a tag manager there is nothing to consent to, and no code for it is loaded. */
export function AnalyticsHost() {
  const [tagManager, setTagManager] = useState<string | null>(null);

  useEffect(() => {
    const configured = document.documentElement.dataset.tagManager;
    if (!configured) return setPermission('denied');
    return whenIdle(() => setTagManager(configured));
  }, []);

  if (tagManager === null) return null;
  return <OnDemand load={load}>{(Consent) => <Consent tagManager={tagManager} />}</OnDemand>;
}

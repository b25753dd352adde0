'use client';

import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { loadCode } from '@/lib/browser/load-code';
import { whenIdle } from '@/lib/browser/when-idle';

const load = () => import('./recently-seen-strip').then((module) => module.RecentlySeenStrip);

async function addSeen(code: string): Promise<boolean> {
  const { useRecentlySeen } = await loadCode(() => import('@/stores/recently-seen-store'));
  useRecentlySeen.getState().add(code);
  return useRecentlySeen.getState().codes.length > 1;
}

/** The recently viewed products on a product page, loaded when the browser is idle. */
export function RecentlySeenSlot({ code }: { code: string }) {
  const [hasOthers, setHasOthers] = useState(false);
  useEffect(() => whenIdle(() => void addSeen(code).then(setHasOthers, reportError)), [code]);
  return hasOthers ? <OnDemand load={load}>{(RecentlySeenStrip) => <RecentlySeenStrip code={code} />}</OnDemand> : null;
}

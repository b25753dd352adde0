'use client';

import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { whenIdle } from '@/lib/when-idle';

const load = () => import('./recently-seen-strip').then((module) => module.RecentlySeenStrip);

interface RecentlySeenSlotProps {
  /** Of the product whose page this is. */
  code: string;
}

/** Where a product's page shows, once it has nothing better to do, which other products were looked at before. */
export function RecentlySeenSlot({ code }: RecentlySeenSlotProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <OnDemand load={load}>{(RecentlySeenStrip) => <RecentlySeenStrip code={code} />}</OnDemand> : null;
}

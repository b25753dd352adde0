'use client';

import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { whenIdle } from '@/lib/when-idle';

const load = () => import('./viewed-product').then((module) => module.ViewedProduct);

/** The recently viewed products on a product page, loaded when the browser is idle. */
export function RecentlySeenSlot({ code }: { code: string }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <OnDemand load={load}>{(ViewedProduct) => <ViewedProduct code={code} />}</OnDemand> : null;
}

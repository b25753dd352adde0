import { useEffect, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { useRecentlySeen } from '@/stores/recently-seen-store';

const load = () => import('./recently-seen-strip').then((module) => module.RecentlySeenStrip);

/** Adds the page's product to the viewed ones. The strip's code is loaded only when there are others to show. */
export function ViewedProduct({ code }: { code: string }) {
  const [hasOthers, setHasOthers] = useState(false);
  useEffect(() => {
    void useRecentlySeen.persist.rehydrate();
    useRecentlySeen.getState().add(code);
    setHasOthers(useRecentlySeen.getState().codes.length > 1);
  }, [code]);
  return hasOthers ? <OnDemand load={load}>{(RecentlySeenStrip) => <RecentlySeenStrip code={code} />}</OnDemand> : null;
}

'use client';

import { useEffect } from 'react';
import { pushEvent } from '@/lib/browser/analytics/data-layer';
import type { AnalyticsEvent } from '@/lib/browser/analytics/events';

/** Reports one view per product; a price change while the page is open is not another view. */
export function ViewItem({ event }: { event: AnalyticsEvent | null }) {
  const code = event?.ecommerce.items[0]?.item_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per product.
  useEffect(() => pushEvent(event), [code]);
  return null;
}

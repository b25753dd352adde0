'use client';

import { useEffect } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import type { AnalyticsEvent } from '@/lib/analytics/event';

interface ViewItemProps {
  event: AnalyticsEvent | null;
}

/** Reports one view of the product; a price that changes while the page is open is no second view. */
export function ViewItem({ event }: ViewItemProps) {
  const code = event?.ecommerce.items[0]?.item_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product.
  useEffect(() => pushEvent(event), [code]);
  return null;
}

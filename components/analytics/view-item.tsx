'use client';

import { useEffect } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import type { AnalyticsEvent } from '@/lib/analytics/events';

interface ViewItemProps {
  event: AnalyticsEvent | null;
}

/** Reports that the product has been looked at; a price that changes under the visitor's eyes is no second look. */
export function ViewItem({ event }: ViewItemProps) {
  const code = event?.ecommerce.items[0]?.item_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product.
  useEffect(() => pushEvent(event), [code]);
  return null;
}

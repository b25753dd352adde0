'use client';

import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { Link } from '@/components/ui/link';
import { fetchLatestOrder } from '@/lib/browser/api/shop-api';
import { orderPath } from '@/lib/domain/paths/catalogue-paths';
import styles from './latest-order.module.css';

/** A guest's way back to the newest order of this browser. Its line is there before the response, so that nothing moves. */
export function LatestOrder() {
  const { data } = useQuery({ queryKey: queryKeys.latestOrder, queryFn: fetchLatestOrder }, getQueryClient());
  return (
    <p className={styles.line}>
      {data ? <Link href={orderPath(String(data.orderId))}>Din senaste beställning</Link> : null}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { fetchShopRates } from '@/lib/browser/price-clock/shop-status';
import type { Rates } from '@/lib/domain/prices/rates';

const REFETCH_MS = 300_000;

/** Fetches the rates every five minutes while the page is visible (spec.md section 9). A component, for lazy loading. */
export function RatesQuery({ rendered, onRates }: { rendered: Rates; onRates: (rates: Rates) => void }) {
  const { data } = useQuery(
    {
      queryKey: queryKeys.rates(rendered),
      queryFn: fetchShopRates,
      initialData: rendered,
      staleTime: REFETCH_MS,
      refetchInterval: REFETCH_MS,
      refetchOnWindowFocus: true,
    },
    getQueryClient(),
  );
  useEffect(() => onRates(data), [data, onRates]);
  return null;
}

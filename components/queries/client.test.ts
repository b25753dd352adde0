// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { usePriceStatus } from '@/stores/price-status-store';
import { getQueryClient } from './client';
import { queryKeys } from './keys';

it('a new price epoch marks every priced response stale; they stay fresh until then', async () => {
  const client = getQueryClient();
  const query = { queryKey: queryKeys.product('tacka'), queryFn: async () => 'new' };
  usePriceStatus.getState().setShown(1);
  client.setQueryData(query.queryKey, 'old');
  expect(await client.fetchQuery(query)).toBe('old');
  usePriceStatus.getState().setShown(2);
  expect(client.getQueryData(query.queryKey)).toBe('old');
  expect(await client.fetchQuery(query)).toBe('new');
});

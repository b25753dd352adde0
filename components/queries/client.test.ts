// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
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

it('a new price epoch requests the open orders again, which have the values of their goods', async () => {
  const client = getQueryClient();
  const queryFn = vi.fn(async () => []);
  const observer = new QueryObserver(client, { queryKey: queryKeys.orders('7'), queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  usePriceStatus.getState().setShown(3);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  stop();
});

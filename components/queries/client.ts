import { isServer, QueryClient } from '@tanstack/react-query';
import { usePriceStatus } from '@/stores/price-status-store';
import { queryKeys } from './keys';

/** Nothing is retried, and no order or person is cached; prices stay valid until the price epoch changes. */
function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, gcTime: 0, networkMode: 'always', refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(queryKeys.priced, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    // Without a network these requests wait for it.
    networkMode: 'online',
    refetchOnWindowFocus: false,
  });
  return client;
}

function makeBrowserClient(): QueryClient {
  const client = makeQueryClient();
  usePriceStatus.subscribe((now, before) => {
    const isOther = now.shown !== before.shown || now.shownVersion !== before.shownVersion;
    if (before.shown !== null && isOther) {
      void client.invalidateQueries({ queryKey: queryKeys.priced });
      void client.invalidateQueries({ queryKey: queryKeys.allOrders });
    }
  });
  return client;
}

let browserClient: QueryClient | undefined;

/** The browser tab's only query client. On the server each call returns a new client, so that visitors share nothing. */
export function getQueryClient(): QueryClient {
  if (isServer) return makeQueryClient();
  browserClient ??= makeBrowserClient();
  return browserClient;
}

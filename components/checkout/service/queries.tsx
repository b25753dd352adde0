'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * The queries of the checkout, of the account's return page and of an order's terms. Not of the whole shop: the library comes with
 * the pages that need it. Nothing is retried behind the customer's back, and no answer about an order is kept for later.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, gcTime: 0, networkMode: 'always', refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function OrderQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placedOrderFixture, stateFixtures } from '@/lib/domain/order/order.fixture';
import { useCheckout } from '@/stores/checkout-store';
import { usePaymentWatch } from './use-payment-watch';

const PLACED = Date.parse('2026-11-21T10:07:00Z');
let checks: number;
let orders: number;

/** Shows an open payment, whose check has this response; none when it is null. */
function show(response: object | null, paymentCode = 'swish'): void {
  const { paying } = stateFixtures(placedOrderFixture({ placedAt: PLACED, paymentCode }));
  checks = 0;
  orders = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('fetch-order')) orders += 1;
    if (!path.includes('get-swish-check-payment')) throw new TypeError('no connection');
    checks += 1;
    if (response === null) throw new TypeError('no connection');
    return Response.json(response);
  });
  useCheckout.setState({ checkout: paying });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => usePaymentWatch(paying), { wrapper });
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const failure = () => {
  const { checkout } = useCheckout.getState();
  return 'failure' in checkout ? (checkout.failure?.code ?? null) : null;
};

beforeEach(() => void vi.useFakeTimers({ now: PLACED }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['every two seconds, and its order every ten', 'swish', { checks: 16, orders: 4 }],
  ['through its order alone, every three seconds', 'zimpler', { checks: 0, orders: 11 }],
])('checks an open payment %s', async (_, paymentCode, expected) => {
  show({ code: 400, message: 'CREATED' }, paymentCode);
  await pass(31);
  expect({ checks, orders }).toEqual(expected);
});

it.each([
  ['three minutes and a margin of fifteen seconds', { code: 400, message: 'CREATED' }, 193, 'TIME_UP'],
  ['ten seconds more while nobody responds', null, 203, 'DS24'],
])('an open payment is overdue after %s', async (_, response, seconds, code) => {
  show(response);
  await pass(seconds);
  expect(failure()).toBeNull();
  await pass(5);
  expect(failure()).toBe(code);
});

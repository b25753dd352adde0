// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { OwedFacts } from './owed-facts';
import { useOrderLife } from './use-order-life';

const PLACED = Date.parse('2026-11-27T09:00:00Z');
const DAY = 24 * 3_600_000;

function Order({ payBefore }: { payBefore: number }) {
  const fetched = fetchedFixture({
    state: 'confirmed',
    paymentMethod: 'bank_transfer',
    createdAt: new Date(PLACED).toISOString(),
    payment: { reference: '10001234', payBefore: new Date(payBefore).toISOString() },
  });
  const { payBy, todo } = useOrderLife(fetched, 'bank_transfer');
  const order = placedOrderFixture({ paymentCode: 'bank_transfer' });
  return (
    <>
      <p>{todo}</p>
      {payBy && <OwedFacts fetched={fetched} order={order} payBy={payBy} />}
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['in three days', 3],
  ['later than a browser’s timer can wait', 40],
])('the facts to pay by leave an open page at the last moment, %s', (_, days) => {
  vi.useFakeTimers({ now: PLACED });
  const { container } = render(<Order payBefore={PLACED + days * DAY} />);
  act(() => vi.advanceTimersByTime(days * DAY - 1));
  expect(container.textContent).toContain('Bankgiro');
  act(() => vi.advanceTimersByTime(1));
  expect(container.textContent).not.toContain('Bankgiro');
  expect(container.textContent).toMatch(/^Sista dagen att betala har gått ut\. Betala inte, /);
});

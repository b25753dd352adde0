import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { singleton } from '@/lib/server/config/singleton';
import { countIdentity, countOrder, countRefusal, eventCounts } from './counts';
import { setReporter } from './report';

const zeros = (counts: object) => Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));

const state = singleton('event-counts', (): { orders: object; identity: object } => ({ orders: {}, identity: {} }));
const NO_ORDERS = zeros(state.orders);
const NO_IDENTITIES = zeros(state.identity);

beforeEach(() => {
  Object.assign(state, { orders: { ...NO_ORDERS }, refused: {}, identity: { ...NO_IDENTITIES }, placedAt: null });
});
afterEach(() => {
  vi.useRealTimers();
  setReporter(undefined);
});

it('counts each event from zero, passes it on, and says when an order was placed last', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(eventCounts(Date.now())).toEqual({
    orders: { ...NO_ORDERS, refused: {} },
    identity: NO_IDENTITIES,
  });
  const events: string[] = [];
  setReporter(undefined, { sendEvent: (name) => events.push(name), sendCounts: vi.fn(), sendFailure: vi.fn() });
  countOrder('begun');
  countOrder('begun');
  expect(eventCounts(Date.now()).orders).not.toHaveProperty('placedSecondsAgo');
  countOrder('placed');
  vi.setSystemTime(1_090_600);
  countOrder('paid');
  for (const code of ['NO_PRICE', 'NO_PRICE', 'STOCK']) countRefusal(code);
  countIdentity('done');
  countIdentity('done');
  expect(eventCounts(Date.now())).toEqual({
    orders: { begun: 2, placed: 1, doubt: 0, paid: 1, refused: { NO_PRICE: 2, STOCK: 1 }, placedSecondsAgo: 91 },
    identity: { ...NO_IDENTITIES, done: 2 },
  });
  expect(events).toEqual([
    'orders.begun',
    'orders.begun',
    'orders.placed',
    'orders.paid',
    'orders.refused.NO_PRICE',
    'orders.refused.NO_PRICE',
    'orders.refused.STOCK',
    'identity.done',
    'identity.done',
  ]);
});

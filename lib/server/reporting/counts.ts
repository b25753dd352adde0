import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { type Counts, countEvent } from './report';

const NO_ORDERS = { begun: 0, placed: 0, doubt: 0, paid: 0 };
const NO_IDENTITIES = {
  started: 0,
  notStarted: 0,
  done: 0,
  confirmed: 0,
  cancelled: 0,
  expired: 0,
  failed: 0,
  refused: 0,
};

/** From zero, so that an alarm has a series before the first event. */
const state = singleton('event-counts', () => ({
  orders: { ...NO_ORDERS },
  refused: {} as Record<string, number>,
  identity: { ...NO_IDENTITIES },
  placedAt: null as number | null,
}));

/** Counts a call of create-order (`begun`, the sum of `placed`, refusals and `doubt`), or an order that was paid. */
export function countOrder(event: keyof typeof NO_ORDERS): void {
  state.orders[event] += 1;
  if (event === 'placed') state.placedAt = Date.now();
  countEvent(`orders.${event}`);
}

/** @param code one of our own or a known one of the backend: each is kept for the life of the process */
export function countRefusal(code: string): void {
  state.refused[code] = (state.refused[code] ?? 0) + 1;
  countEvent(`orders.refused.${code}`);
}

/** Counts a BankID identification that was started, could not be started, or ended in this state. */
export function countIdentity(event: keyof typeof NO_IDENTITIES): void {
  state.identity[event] += 1;
  countEvent(`identity.${event}`);
}

/** The events since the start of this process, and the seconds since the last placed order: numbers only, for /api/ready. */
export function eventCounts(now: number): Counts {
  const { orders, refused, identity, placedAt } = state;
  const all = { orders: { ...orders, refused }, identity };
  if (placedAt === null) return all;
  return { ...all, orders: { ...all.orders, placedSecondsAgo: Math.round(since(placedAt, now) / 1000) } };
}

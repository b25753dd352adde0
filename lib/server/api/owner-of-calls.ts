import { createHash } from 'node:crypto';
import { readBrowserOrders } from '@/lib/server/sessions/browser-orders';
import { readRoundTrip } from '@/lib/server/sessions/round-trip';
import { readSession } from '@/lib/server/sessions/session';
import type { ProxyDeps } from './proxy-call';

/**
 * What the calls of a browser are counted by before its address, since many people share one: the signed-in session, the newest order
 * placed in this browser, or the identification that it has begun. Each is sealed by us and was counted when it was made, so nobody gets
 * one for nothing. Null without any. Hashed: a store of counts needs no ids.
 */
export async function ownerOfCalls({ jar, seal, now, store }: ProxyDeps): Promise<string | null> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const session = await readSession(jar, seal, now(), store);
  if (session) return hash(`session ${session.id}`);
  const order = (await readBrowserOrders(jar, seal)).at(-1);
  if (order) return hash(`order ${order.id}`);
  const trip = (await readRoundTrip(jar, seal, 'login')) ?? (await readRoundTrip(jar, seal, 'signing'));
  return trip ? hash(`identification ${trip.hosted} ${trip.startedAt}`) : null;
}

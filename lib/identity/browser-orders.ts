import { z } from 'zod';
import { type CookieJar, readSealed, type SealedCookie, type SealSettings, writeSealed } from './sealed-cookie';

const schema = z.object({
  orders: z.array(z.object({ id: z.string(), intent: z.string().nullable(), customerId: z.string().nullable() })),
});

/** `customerId`: who was signed in when it was made; null for nobody. */
export type BrowserOrder = z.infer<typeof schema>['orders'][number];

const DAY = 86_400;
/** As many as a cookie holds with room to spare; older ones can be opened by signing in. */
const KEPT = 12;
const cookie: SealedCookie<z.infer<typeof schema>> = { name: 'guldkajen-orders', schema, ttl: 30 * DAY };

/** The orders that this browser has made: an order id alone opens nobody's order (contract.md A5). */
export async function readBrowserOrders(jar: CookieJar, settings: SealSettings): Promise<readonly BrowserOrder[]> {
  return (await readSealed(jar, cookie, settings))?.orders ?? [];
}

/** Remembers an order and the intent that made it. */
export async function rememberOrder(jar: CookieJar, settings: SealSettings, order: BrowserOrder): Promise<void> {
  const known = await readBrowserOrders(jar, settings);
  const intent = order.intent ?? known.find((entry) => entry.id === order.id)?.intent ?? null;
  const others = known.filter((entry) => entry.id !== order.id);
  await writeSealed(jar, cookie, { orders: [...others, { ...order, intent }].slice(-KEPT) }, settings);
}

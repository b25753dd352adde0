import { z } from 'zod';
import {
  type CookieJar,
  clearSealed,
  readSealed,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

const entry = z.object({
  /** In the type in which the backend sent it. */
  id: z.union([z.number(), z.string()]),
  intent: z.string().nullable(),
  /** The customer who was signed in when it was made; null for nobody. Only they are shown it. */
  owner: z.string().nullable(),
  /** It was made in the owner's session, and is asked about in it. */
  withSession: z.boolean(),
  /** Who buys, as a keyed hash: an order is never changed into somebody else's. */
  buyer: z.string().nullable(),
});

/** As it was sealed before orders had owners. */
const earlier = z
  .object({ id: z.string(), intent: z.string().nullable(), customerId: z.string().nullable() })
  .transform(({ id, intent, customerId }) => ({
    id: /^\d{1,15}$/.test(id) ? Number(id) : id,
    intent,
    owner: customerId,
    withSession: customerId !== null,
    buyer: null,
  }));

const schema = z.object({ orders: z.array(z.union([entry, earlier])) });

export type BrowserOrder = z.infer<typeof entry>;

const DAY = 86_400;
/** As many as a cookie holds with room to spare; older ones can be opened by signing in. */
const KEPT = 12;
const cookie: SealedCookie<{ readonly orders: readonly BrowserOrder[] }> = {
  name: 'guldkajen-orders',
  schema,
  ttl: 30 * DAY,
};

/** The orders that this browser has made: an order id alone gives no access (contract.md A5). */
export async function readBrowserOrders(jar: CookieJar, settings: SealSettings): Promise<readonly BrowserOrder[]> {
  return (await readSealed(jar, cookie, settings))?.orders ?? [];
}

/** Remembers an order and the intent that made it. */
export async function rememberOrder(jar: CookieJar, settings: SealSettings, order: BrowserOrder): Promise<void> {
  const known = await readBrowserOrders(jar, settings);
  const intent = order.intent ?? known.find(({ id }) => id === order.id)?.intent ?? null;
  const others = known.filter(({ id }) => id !== order.id);
  await writeSealed(jar, cookie, { orders: [...others, { ...order, intent }].slice(-KEPT) }, settings);
}

/** Called on sign-in: drops orders that another customer made in this browser, or that were made signed out. */
export async function keepOrdersOf(jar: CookieJar, settings: SealSettings, customerId: string): Promise<void> {
  const known = await readBrowserOrders(jar, settings);
  const own = known.filter(({ owner }) => owner === customerId);
  if (own.length === known.length) return;
  if (own.length === 0) clearSealed(jar, cookie, settings);
  else await writeSealed(jar, cookie, { orders: own }, settings);
}

/** Called on sign-out: the next person in this browser must not see these orders. */
export function forgetOrders(jar: CookieJar, settings: SealSettings): void {
  clearSealed(jar, cookie, settings);
}

import { z } from 'zod';
import { type CookieJar, readSealed, type SealedCookie, type SealSettings, writeSealed } from './sealed-cookie';

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
  /** Made signed out, before somebody signed in here: from then on it opens for its buyer's own session alone. */
  guarded: z.boolean().default(false),
  /** Version of the purchase terms that it was made under; null when not known. For backends that do not keep `agreed` (contract.md A5). */
  terms: z.string().nullable().default(null),
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
    guarded: false,
    terms: null,
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

/** Remembers an order, the intent that made it and its terms. Neither signing in nor signing out forgets one. */
export async function rememberOrder(jar: CookieJar, settings: SealSettings, order: BrowserOrder): Promise<void> {
  const known = await readBrowserOrders(jar, settings);
  const before = known.find(({ id }) => id === order.id);
  const intent = order.intent ?? before?.intent ?? null;
  const terms = order.terms ?? before?.terms ?? null;
  const others = known.filter(({ id }) => id !== order.id);
  await writeSealed(jar, cookie, { orders: [...others, { ...order, intent, terms }].slice(-KEPT) }, settings);
}

/** Called on sign-in: what was ordered signed out may be somebody else's, and is no longer open to whoever sits here. */
export async function guardOrders(jar: CookieJar, settings: SealSettings): Promise<void> {
  const known = await readBrowserOrders(jar, settings);
  if (known.every(({ owner, guarded }) => owner !== null || guarded)) return;
  const orders = known.map((order) => ({ ...order, guarded: order.guarded || order.owner === null }));
  await writeSealed(jar, cookie, { orders }, settings);
}

import { z } from 'zod';
import { type CookieJar, readSealed, type SealedCookie, type SealSettings, writeSealed } from './sealed-cookie';

const entry = z.object({
  /** Keeps the type that the backend sent. */
  id: z.union([z.number(), z.string()]),
  intent: z.string().nullable(),
  /** The customer who was signed in when it was placed, the only one who may see it; null when signed out. */
  owner: z.string().nullable(),
  /** Placed with the owner's session; requests about it carry that session. */
  withSession: z.boolean(),
  /** Keyed hash of the buyer: an order is never changed into another buyer's. */
  buyer: z.string().nullable(),
  /** Placed signed out, before someone signed in here. Since then only its buyer's session opens it. */
  guarded: z.boolean().default(false),
  /** Version of the agreed purchase terms; null when unknown. For backends that do not store `agreed` (contract.md A5). */
  terms: z.string().nullable().default(null),
});

const schema = z.object({
  orders: z.array(entry),
  /** Milliseconds; 0 without one. Guards orders that are not in the list yet, because their response was lost. */
  lastSignIn: z.number().default(0),
});
type Stored = Readonly<z.infer<typeof schema>>;

export type BrowserOrder = z.infer<typeof entry>;

const DAY = 86_400;
/** Fits into a cookie with room to spare; older orders can be opened by signing in. */
const ORDERS_KEPT = 12;
const cookie: SealedCookie<Stored> = {
  name: 'guldkajen-orders',
  schema,
  ttl: 30 * DAY,
};

const read = async (jar: CookieJar, settings: SealSettings): Promise<Stored> =>
  (await readSealed(jar, cookie, settings)) ?? { orders: [], lastSignIn: 0 };

/** The orders placed in this browser: an order id alone gives no access (contract.md A5). */
export async function readBrowserOrders(jar: CookieJar, settings: SealSettings): Promise<readonly BrowserOrder[]> {
  return (await read(jar, settings)).orders;
}

/** Stores an order and its intent. Neither signing in nor signing out removes one. */
export async function rememberOrder(jar: CookieJar, settings: SealSettings, order: BrowserOrder): Promise<void> {
  const { orders, lastSignIn } = await read(jar, settings);
  // A backend may return the id in another type later.
  const isSame = ({ id }: BrowserOrder) => String(id) === String(order.id);
  const before = orders.find(isSame);
  const intent = order.intent ?? before?.intent ?? null;
  const terms = order.terms ?? before?.terms ?? null;
  const others = orders.filter((other) => !isSame(other));
  const newest = [...others, { ...order, intent, terms }].slice(-ORDERS_KEPT);
  await writeSealed(jar, cookie, { orders: newest, lastSignIn }, settings);
}

/** Called on sign-in: an order that was placed signed out may belong to another person, so this browser no longer opens it. */
export async function guardOrders(jar: CookieJar, settings: SealSettings, now: Date): Promise<void> {
  const orders = await readBrowserOrders(jar, settings);
  const guarded = orders.map((order) => ({ ...order, guarded: order.guarded || order.owner === null }));
  await writeSealed(jar, cookie, { orders: guarded, lastSignIn: now.getTime() }, settings);
}

/**
 * Whether an order that somebody placed signed out is guarded here.
 * @param placedAt in milliseconds
 */
export async function isGuarded(
  jar: CookieJar,
  settings: SealSettings,
  order: { readonly id: BrowserOrder['id']; readonly placedAt: number },
): Promise<boolean> {
  const { orders, lastSignIn } = await read(jar, settings);
  const listed = orders.find(({ id }) => String(id) === String(order.id));
  return listed ? listed.guarded : order.placedAt <= lastSignIn;
}

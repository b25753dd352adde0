import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type CookieJar,
  readSealed,
  readSealedFamily,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

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

/** Seconds. Long enough for a request that follows those that ran at the same moment. */
const BRIDGED = 600;

/**
 * A new order is also in a cookie of its own for a while: responses to requests of the same moment each replace the list by one that does
 * not have the others' orders, and the next request finds them here.
 */
const own: SealedCookie<BrowserOrder> = { name: 'guldkajen-order-', schema: entry, ttl: BRIDGED };
const ownOf = ({ id }: BrowserOrder): SealedCookie<BrowserOrder> => {
  const name = createHash('sha256').update(String(id)).digest('hex').slice(0, 16);
  return { ...own, name: `${own.name}${name}` };
};

/** A backend may return an id in another type later. */
const isSame = (one: BrowserOrder) => (other: BrowserOrder) => String(one.id) === String(other.id);

/** The list grows only: what a request of the same moment has left out of it is added again. */
async function read(jar: CookieJar, settings: SealSettings): Promise<Stored> {
  const { orders, lastSignIn } = (await readSealed(jar, cookie, settings)) ?? { orders: [], lastSignIn: 0 };
  const missing = (await readSealedFamily(jar, own, settings)).filter((order) => !orders.some(isSame(order)));
  // One that a full list has dropped is not missing.
  if (missing.length === 0 || orders.length >= ORDERS_KEPT) return { orders, lastSignIn };
  const merged = { orders: [...orders, ...missing].slice(-ORDERS_KEPT), lastSignIn };
  await writeSealed(jar, cookie, merged, settings);
  return merged;
}

/** The orders placed in this browser: an order id alone gives no access (contract.md A5). */
export async function readBrowserOrders(jar: CookieJar, settings: SealSettings): Promise<readonly BrowserOrder[]> {
  return (await read(jar, settings)).orders;
}

/** Stores an order and its intent. Neither signing in nor signing out removes one. */
export async function rememberOrder(jar: CookieJar, settings: SealSettings, order: BrowserOrder): Promise<void> {
  const { orders, lastSignIn } = await read(jar, settings);
  const before = orders.find(isSame(order));
  const intent = order.intent ?? before?.intent ?? null;
  const terms = order.terms ?? before?.terms ?? null;
  const newest = { ...order, intent, terms };
  const others = orders.filter((other) => !isSame(order)(other));
  await writeSealed(jar, cookie, { orders: [...others, newest].slice(-ORDERS_KEPT), lastSignIn }, settings);
  if (before === undefined) await writeSealed(jar, ownOf(order), newest, settings);
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

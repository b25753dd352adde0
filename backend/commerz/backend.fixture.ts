import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Clock } from '../clock';
import type { BackendContext } from '../context';
import { controlOrderRoutes } from '../control/orders';
import { products, variants } from '../db/catalogue-tables';
import { type Database, openDatabase } from '../db/client';
import { writeMeta } from '../db/meta';
import { migrate } from '../db/migrate';
import { simulatorRoutes } from '../simulators/routes';
import { commerzOrderRoutes } from './routes';

export const STOREFRONT = 'https://shop.test';
/** A Tuesday morning. */
export const START = new Date('2026-03-10T09:00:00Z');

export const GOLD = 501;
export const GOLD_TWO = 502;
export const SILVER = 503;
export const BACKORDER = 504;
export const SOLD_OUT = 505;

export const TOLVAN = '191212121212';
export const MAJA = '198507099805';
export const BLOCKED = '197803149819';
export const MINOR = '201204179848';

/** A clock that moves only when a test advances it. */
export function stillClock(): Clock {
  let now = START.getTime();
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = moment.getTime();
    },
    advance: (seconds) => {
      now += seconds * 1000;
    },
    reset: () => {
      now = START.getTime();
    },
  };
}

interface Goods {
  readonly id: number;
  readonly code: string;
  readonly metal: 'gold' | 'silver';
  readonly weight: number;
  readonly stock: number;
  readonly deliveryWeeks?: number;
  readonly soldOut?: boolean;
}

const goods: readonly Goods[] = [
  { id: GOLD, code: 'guldtacka-10g', metal: 'gold', weight: 10, stock: 12 },
  { id: GOLD_TWO, code: 'guldmynt-1oz', metal: 'gold', weight: 31.103, stock: 3 },
  { id: SILVER, code: 'silvertacka-1kg', metal: 'silver', weight: 1000, stock: 40 },
  { id: BACKORDER, code: 'guldtacka-100g', metal: 'gold', weight: 100, stock: 5, deliveryWeeks: 3 },
  { id: SOLD_OUT, code: 'guldtacka-1kg', metal: 'gold', weight: 1000, stock: 0, soldOut: true },
];

/** Fills a new database with a minimal catalogue. */
export function stock(db: Database): void {
  migrate(db);
  writeMeta(db, 'seed', '1');
  for (const { id, code, metal, weight, stock, deliveryWeeks = null, soldOut = false } of goods) {
    const productId = id - 500;
    const moment = '2026-01-01 08:00:00';
    const texts = { name: code, slug: code, mainTaxon: 'guldtackor', kind: 'bar-minted' as const, weightType: 'g' };
    const rest = { purity: 999.9, ratings: 0, options: [], wireForm: 0, createdAt: moment, updatedAt: moment };
    const product = { ...texts, ...rest, id: productId, code: `${code}-produkt`, metal, weight, fineWeight: weight };
    db.insert(products)
      .values({ ...product, enabled: true })
      .run();
    const priced = { vatRate: metal === 'gold' ? 0 : 25, premium: 0.05, buyBack: 0.97, fineWeight: weight };
    const state = { stock, deliveryWeeks, soldOut, onHand: deliveryWeeks === null && stock > 0, enabled: true };
    db.insert(variants)
      .values({ ...priced, ...state, id, code, productId, position: 0, weightLabel: `${weight} g`, optionValues: [] })
      .run();
  }
}

export type Backend = ReturnType<typeof openBackend>;

/** A whole backend on one database, called through its HTTP interface. */
export function openBackend(db: Database = openDatabase(':memory:')) {
  const clock = stillClock();
  const config = {
    host: '127.0.0.1',
    port: 4000,
    data: ':memory:',
    seed: 1,
    control: true,
    storefront: STOREFRONT,
    swishSeconds: 3,
  };
  const context: BackendContext = { db, clock, config };
  const app = new Hono();
  for (const routes of [commerzOrderRoutes, simulatorRoutes, controlOrderRoutes]) app.route('/', routes(context));

  const parsed = async (pending: Response | Promise<Response>) => {
    const response = await pending;
    return { status: response.status, body: await response.json() };
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    parsed(app.request(`/sylius/commerz/${path}`, { headers }));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    parsed(
      app.request(`/sylius/commerz/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const submit = (path: string, fields: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  /** Oldest first. */
  const storedOrders = async () => (await parsed(app.request('/__control/orders'))).body.orders.toReversed();
  const create = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    post('create-order', orderBody(overrides), headers);
  const fetchOrder = async (orderId = 1) => (await post('fetch-order', { orderId })).body.order;
  const inStock = (id = GOLD) => db.select().from(variants).where(eq(variants.id, id)).get()?.stock;
  return { app, context, clock, db, get, post, submit, create, fetchOrder, inStock, storedOrders };
}

/** A backend with a stocked catalogue. */
export function newBackend(): Backend {
  const backend = openBackend();
  stock(backend.db);
  return backend;
}

/** Identifies a person on the hosted page; returns the tokens and the headers that carry them (contract.md A1). */
export async function identify(backend: Backend, personalNumber: string, purpose: 'login' | 'signing' = 'login') {
  const callback = purpose === 'signing' ? '?callbackUrl=/get-payment-signing-session' : '';
  const { body } = await backend.get(`start-hosted-grand-id${callback}`);
  const page = new URL(body.redirectUrl).pathname;
  await backend.submit(`${page}/start`, { person: personalNumber, device: 'same' });
  await backend.submit(`${page}/confirm`);
  const { output } = (await backend.get(`get-bankid-session?grandidsession=${page.split('/').at(-1)}`)).body;
  const side = purpose === 'signing' ? 'x-signing-token' : 'refresh_token';
  const access = `Bearer ${output.access_token}`;
  const headers = { Authorization: access, access_token: access, [side]: `Bearer ${output.refresh_token}` };
  return { output, headers, customerId: output.custom_data.customerId };
}

export const SWISH = 3;
export const ZIMPLER = 4;
export const BANK_TRANSFER = 5;

export function orderBody(overrides: Record<string, unknown> = {}) {
  return {
    paymentId: SWISH,
    shippingId: 1,
    phoneNumber: '0701740612',
    email: 'kund@post.test',
    subscribedToNewsletter: false,
    productVariants: { '0': { id: GOLD, quantity: 1 } },
    ssn: TOLVAN,
    ...overrides,
  };
}

import { eq } from 'drizzle-orm';
import { createClock } from '../core/clock';
import { variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { writeMeta } from '../db/meta';
import { createTestApp, testContext } from '../testing/test-app';
import { addProduct } from './product.fixture';

export const STOREFRONT = 'https://shop.test';
/** A Tuesday morning. */
export const START = new Date('2026-03-10T09:00:00Z');

/** Variant ids, in the order of `goods`. */
export const [GOLD, GOLD_TWO, SILVER, BACKORDER, SOLD_OUT] = [1, 2, 3, 4, 5] as const;

export const TOLVAN = '191212121212';
export const MAJA = '198507099805';
export const BLOCKED = '197803149819';
export const MINOR = '201204179848';

const goods = [
  { code: 'guldtacka-10g', weight: 10, stock: 12 },
  { code: 'guldmynt-1oz', weight: 31.103, stock: 3 },
  { code: 'silvertacka-1kg', metal: 'silver', weight: 1000, stock: 40 },
  { code: 'guldtacka-100g', weight: 100, stock: 5, onHand: false, deliveryWeeks: 3 },
  { code: 'guldtacka-1kg', weight: 1000, stock: 0, onHand: false },
] as const;

/** Fills a new database with a minimal catalogue. */
function stock(db: Database): void {
  writeMeta(db, 'seed', '1');
  for (const product of goods) addProduct(db, product, START);
}

export type Backend = ReturnType<typeof newBackend>;

/** A whole backend with a stocked catalogue, called through its HTTP interface. */
export function newBackend() {
  const backend = createTestApp(
    {},
    testContext(
      { storefront: STOREFRONT },
      createClock(() => START.getTime()),
      stock,
    ),
  );
  const { app, db } = backend;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await backend.fetch(`/sylius/commerz/${path}`, headers);
    return { status: response.status, body: await response.json() };
  };
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await backend.fetch(`/sylius/commerz/${path}`, headers, body);
    return { status: response.status, body: await response.json() };
  };
  const submit = (path: string, fields: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
  /** Oldest first. */
  const storedOrders = async () => (await (await app.request('/__control/orders')).json()).orders.toReversed();
  const create = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    post('create-order', orderBody(overrides), headers);
  const fetchOrder = async (orderId = 1) => (await post('fetch-order', { orderId })).body.order;
  const inStock = (id: number = GOLD) => db.select().from(variants).where(eq(variants.id, id)).get()?.stock;
  return { ...backend, get, post, submit, create, fetchOrder, inStock, storedOrders };
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

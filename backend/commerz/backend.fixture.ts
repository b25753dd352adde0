import { eq } from 'drizzle-orm';
import { createClock } from '../clock';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { writeMeta } from '../db/migrate';
import { createTestApp, testContext } from '../testing/test-app';

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

const onHand = { deliveryWeeks: null, soldOut: false } as const;
const goods = [
  { id: GOLD, code: 'guldtacka-10g', metal: 'gold', weight: 10, stock: 12, ...onHand },
  { id: GOLD_TWO, code: 'guldmynt-1oz', metal: 'gold', weight: 31.103, stock: 3, ...onHand },
  { id: SILVER, code: 'silvertacka-1kg', metal: 'silver', weight: 1000, stock: 40, ...onHand },
  { id: BACKORDER, code: 'guldtacka-100g', metal: 'gold', weight: 100, stock: 5, deliveryWeeks: 3, soldOut: false },
  { id: SOLD_OUT, code: 'guldtacka-1kg', metal: 'gold', weight: 1000, stock: 0, deliveryWeeks: null, soldOut: true },
] as const;

/** Fills a new database with a minimal catalogue. */
function stock(db: Database): void {
  writeMeta(db, 'seed', '1');
  for (const { id, code, metal, weight, stock, deliveryWeeks, soldOut } of goods) {
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
  const inStock = (id = GOLD) => db.select().from(variants).where(eq(variants.id, id)).get()?.stock;
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

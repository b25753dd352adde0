import { createHmac } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { calmMarket, systemStatus } from './clock';
import { control } from './control';
import { BAR } from './purchase';
import { BACKEND_URL } from './shop';
import { expect } from './test';

/** What one piece of a variant costs in the backend right now, VAT included, in öre. */
export async function backendPrice(variant = 'guldtacka-10g-valcambi'): Promise<number> {
  const answer = await fetch(`${BACKEND_URL}/sylius/api/v2/shop/product-variants/${variant}`);
  const { price, vat } = (await answer.json()) as { price: number | string; vat: number | string };
  return Number(price) + Number(vat);
}

/** The numeric id by which the control API names a variant. */
export async function variantIdOf(variant: string): Promise<number> {
  const answer = await fetch(`${BACKEND_URL}/sylius/api/v2/shop/product-variants/${variant}`);
  const { id } = (await answer.json()) as { id: number };
  return id;
}

/** Öre as the shop writes whole kronor: "14 290", with no-break spaces. */
export function kronor(amount: number): string {
  return Math.round(amount / 100)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/**
 * Tells the storefront that prices changed, as a backend with a webhook does; without one it asks every ten seconds. When
 * this has ended the pages have been rendered again.
 */
export async function announcePrices(request: APIRequestContext): Promise<void> {
  const body = '{"reason":"prices"}';
  const time = Math.floor(Date.now() / 1000);
  const secret = process.env.REVALIDATE_SECRET ?? '';
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${signature}` };
  const answer = await request.post('/api/revalidate', { data: body, headers });
  expect(answer.status()).toBe(200);
}

/** Waits until the shop's pages carry the backend's current prices, which nobody has to visit them for. */
export async function pricesToArrive(request: APIRequestContext): Promise<void> {
  // The price is requested each time: the market may move by itself while we wait.
  const agrees = async () => {
    const html = await (await request.get(BAR.path)).text();
    return html.includes(kronor(await backendPrice()));
  };
  await expect.poll(agrees, { timeout: 30_000, intervals: [250] }).toBe(true);
}

/**
 * Waits until the shop goes by the backend's clock. One check of its own in the middle of a reset and it goes by the clock from
 * before `calmMarket`, until its next check.
 */
async function clockToArrive(request: APIRequestContext): Promise<void> {
  const difference = async () => {
    const { time } = (await (await request.get('/api/commerce/get-system-status')).json()) as { time: string };
    return Math.abs(Date.parse(time) - (await systemStatus()).time);
  };
  await expect.poll(difference, { timeout: 30_000, intervals: [250] }).toBeLessThan(2_000);
}

/** The seeded world at its first prices, as every journey expects to find it. */
export async function freshWorld(request: APIRequestContext, dialect = 'spec'): Promise<void> {
  await control('reset');
  await calmMarket();
  await control('dialect', { name: dialect });
  await control('tick', { gold: 1 + Math.random() / 50, silver: 1 });
  await announcePrices(request);
  await pricesToArrive(request);
  await clockToArrive(request);
}

import { type APIRequestContext, expect } from 'playwright/test';
import { signedWebhook } from './backend-client';
import { calmMarket, systemStatus } from './clock';
import { control } from './control';
import { BAR } from './purchase';
import { BACKEND_URL } from './shop';

/** The backend's current price of one piece of a variant, VAT included, in öre. */
export async function backendPrice(variant = 'guldtacka-10g-valcambi'): Promise<number> {
  const response = await fetch(`${BACKEND_URL}/sylius/api/v2/shop/product-variants/${variant}`);
  const { price, vat } = (await response.json()) as { price: number | string; vat: number | string };
  return Number(price) + Number(vat);
}

/** Öre as the shop formats whole kronor: "14 290", with no-break spaces. */
export function kronor(amount: number): string {
  return Math.round(amount / 100)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/**
 * Notifies the storefront of a price change, like a backend with a webhook; without one the storefront polls every ten seconds. The
 * pages have been rendered again when this resolves.
 */
export async function announcePrices(request: APIRequestContext): Promise<void> {
  const { body, headers } = signedWebhook(process.env.REVALIDATE_SECRET ?? '');
  const response = await request.post('/api/revalidate', { data: body, headers });
  expect(response.status()).toBe(200);
}

/** Waits until the shop's pages show the backend's current prices, without visiting the pages. */
async function pricesToArrive(request: APIRequestContext): Promise<void> {
  // Fetches the price each time, since it may change while we wait.
  const agrees = async () => {
    const html = await (await request.get(BAR.path)).text();
    return html.includes(kronor(await backendPrice()));
  };
  await expect.poll(agrees, { timeout: 30_000, intervals: [250] }).toBe(true);
}

/**
 * Waits until the shop uses the backend's clock. A check in the middle of a reset makes it use the clock from before `calmMarket`
 * until another one, which `?tick` requests.
 */
async function clockToArrive(request: APIRequestContext): Promise<void> {
  let query = '';
  const difference = async () => {
    const { time } = (await (await request.get(`/api/commerce/get-system-status${query}`)).json()) as { time: string };
    query = '?tick';
    return Math.abs(Date.parse(time) - (await systemStatus()).time);
  };
  await expect.poll(difference, { timeout: 30_000, intervals: [250] }).toBeLessThan(2_000);
}

/** Resets the seeded world to its first prices, which every journey expects. */
export async function freshWorld(request: APIRequestContext, dialect = 'spec'): Promise<void> {
  await control('reset');
  await calmMarket();
  await control('dialect', { name: dialect });
  await control('tick', { gold: 1 + Math.random() / 50, silver: 1 });
  await announcePrices(request);
  await pricesToArrive(request);
  await clockToArrive(request);
}

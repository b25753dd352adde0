import { randomUUID } from 'node:crypto';
import { openHttpBrowser } from '../../e2e/in-process/support/http-browser.ts';
import { embeddedPages, signIn, signOrder } from '../../e2e/in-process/support/people.ts';
import { draftOrder, placeOrder } from '../../e2e/in-process/support/purchase.ts';
import { backendClient } from '../../e2e/support/backend-client.ts';
import { must } from './image.mjs';

/**
 * A person signs in at `site` and draws up an order by bank transfer. Returns the function that places and signs it there, and finds it
 * confirmed in the backend.
 * @param backendUrl an embedded backend with its control API
 */
export async function beginPurchase(site, backendUrl) {
  const { storedOrders, variantId } = backendClient(backendUrl);
  const browser = openHttpBrowser(site, '203.0.113.1');
  const pages = { pages: embeddedPages };
  await signIn(browser, pages);
  const product = { variantCode: 'guldtacka-10g-valcambi', variantId };
  const order = await draftOrder(browser, product, { payment: 'bank_transfer', ssn: null });
  return async () => {
    const { status, body } = await placeOrder(browser, order, randomUUID());
    must(status === 200 && body.outcome === 'order', `create-order: ${status} ${JSON.stringify(body)}`);
    await signOrder(browser, pages, body.orderId);
    const stored = (await storedOrders()).find(({ id }) => id === body.orderId);
    must(stored?.state === 'confirmed', `The order is ${stored?.state}.`);
  };
}

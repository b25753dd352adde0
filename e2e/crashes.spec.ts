import { readFileSync } from 'node:fs';
import { control, storedOrders } from './support/control';
import { expectThanks, placeOrder, reviewOrder } from './support/purchase';
import { SITE_URL } from './support/shop';
import { BUYS, expect, test } from './support/test';

/* A purchase in a browser while the storefront crashes and is started again. Without a browser: npm run test:crash. */

test.use(BUYS);

/** A storefront with this throws outside any handler when it receives SIGUSR2. */
const THROWS = `--import=data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{throw new Error('outside any handler')})")}`;

test('an uncaught exception lets the order that is being sent end, and the next process shows its payment', async ({
  page,
  request,
  shop,
}) => {
  await shop.stopStorefront();
  await shop.startStorefront(SITE_URL, { NODE_OPTIONS: THROWS });
  await reviewOrder(page, 'Swish');
  await control('faults', { match: 'create-order', delayMs: 3_000, times: 1 });
  const sent = page.waitForRequest('**/create-order');
  const received = page.waitForResponse('**/create-order');
  await placeOrder(page);
  await sent;
  process.kill(shop.storefrontPid ?? 0, 'SIGUSR2');
  const refused = () =>
    request.get('/robots.txt', { headers: { connection: 'close' } }).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(refused, { intervals: [50] }).toBe('closed');
  expect((await received).status()).toBe(200);
  await expect.poll(() => shop.storefrontPid).toBeUndefined();
  const log = shop.logs.map((file) => readFileSync(file, 'utf8')).join('');
  expect(log).toMatch(/"uncaught exception".*outside any handler/);

  await shop.startStorefront();
  await expectThanks(page);
  expect(await storedOrders()).toHaveLength(1);
});

test('after kill -9 while the order is being sent the page does not know, and pressing again finds the one order', async ({
  page,
  shop,
}) => {
  await reviewOrder(page, 'Swish');
  await control('faults', { match: 'create-order', delayMs: 3_000, times: 1 });
  const sent = page.waitForRequest('**/create-order');
  await placeOrder(page);
  await sent;
  await shop.stopStorefront('SIGKILL');
  await expect(page.getByRole('main')).toContainText('Vi vet inte om beställningen kom fram');
  // The response was lost with its process: no check by itself can find it, and the page promises none.
  await expect(page.getByRole('main')).toContainText('Annars trycker du på Försök igen');
  await shop.startStorefront();
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expectThanks(page);
  expect(await storedOrders()).toHaveLength(1);
});

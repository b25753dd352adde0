import type { APIRequestContext } from 'playwright/test';
import { axeViolations } from './support/axe';
import { signedWebhook } from './support/backend-client';
import { storedOrders } from './support/control';
import {
  BAR,
  buyButton,
  cartPanel,
  expectThanks,
  orderButton,
  placeOrder,
  putInCart,
  reviewOrder,
  SILVER,
} from './support/purchase';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

const NOTICE = 'Vi tar just nu inte emot beställningar';

async function press(request: APIRequestContext, stop: 'all' | 'gold' | 'none'): Promise<void> {
  const { body, headers } = signedWebhook(process.env.REVALIDATE_SECRET ?? '', { stop, by: 'Anna: fel kurs' });
  expect((await request.post('/api/revalidate', { data: body, headers })).status()).toBe(200);
}

test.afterEach(({ request }) => press(request, 'none'));

test('a stop during a purchase refuses the order without doubt, says so on every page, and the purchase goes on after the release', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await reviewOrder(page, 'Swish');
  await press(request, 'all');
  await placeOrder(page);
  const failure = page.getByRole('heading', { name: NOTICE });
  await expect(failure).toBeVisible();
  expect(await storedOrders()).toEqual([]);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await page.clock.runFor(33_000);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();

  await test.step('a page says so, with prices, and everything can be read', async () => {
    const shopper = await page.context().newPage();
    await shopper.goto(BAR.path);
    await expect(shopper.getByText(NOTICE).first()).toBeVisible();
    await expect(buyButton(shopper)).toBeDisabled();
    await expect(shopper.locator('main [data-price]').first()).toContainText('SEK');
    expect(await axeViolations(shopper)).toEqual([]);
    for (const [name, width] of [
      ['phone', 390],
      ['desk', 1440],
    ] as const) {
      await shopper.setViewportSize({ width, height: 900 });
      await shopper.screenshot({ path: test.info().outputPath(`${name}.png`) });
    }
    await shopper.close();
  });

  await press(request, 'none');
  await page.clock.runFor(33_000);
  await expect(orderButton(page)).toBeEnabled();
  await placeOrder(page);
  await expectThanks(page);
  expect(await storedOrders()).toHaveLength(1);
});

test('a stop of gold leaves silver on sale, and open pages follow within half a minute', async ({ page, request }) => {
  await page.clock.install();
  await page.goto(BAR.path);
  await expect(buyButton(page)).toBeEnabled();
  await press(request, 'gold');
  await page.clock.runFor(33_000);
  await expect(page.getByText(`${NOTICE} på guld`).first()).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
  await putInCart(page, SILVER);
  await expect(cartPanel(page).getByRole('button', { name: 'Till kassan' })).toBeEnabled();
});

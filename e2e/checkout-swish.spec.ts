import { storedOrders } from './support/control';
import { BUYER, decideInSwish, openSwish, orderAndPay, placeOrder, reviewOrder } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { kronor } from './support/world';

test.use(BUYS);

/** One of each kind of next step; lib/domain/order/payments/payments.test.ts has all. */
const REFUSED_AT_CREATE = [
  ['0700000001', 'TEL01', 'Kontrollera mobilnumret'],
  ['0700000002', 'RP06', 'Du har redan en Swish-betalning som väntar'],
  ['0700000005', 'VR02', 'Swish-numret hör inte ihop med personnumret'],
] as const;

const REFUSED_AT_CHECK = [['0700000010', 'RF07', 'Banken nekade betalningen']] as const;

test('a failure has its text and a next step, and all attempts share one order', async ({ page }) => {
  await reviewOrder(page, 'Swish', { ...BUYER, phone: REFUSED_AT_CREATE[0][0] });
  for (const [phone, code, heading] of [...REFUSED_AT_CREATE, ...REFUSED_AT_CHECK]) {
    await test.step(`${phone} ${code}`, async () => {
      const edit = page.getByRole('button', { name: 'Ändra mobilnummer' });
      const number = page.getByRole('textbox', { name: 'Mobilnummer' });
      await expect(edit.or(number)).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await number.fill(phone);
      await page.getByRole('button', { name: 'Granska beställningen' }).click();
      await placeOrder(page);
      if (REFUSED_AT_CHECK.some(([refused]) => refused === phone)) {
        await expect(openSwish(page)).toBeVisible();
        await decideInSwish(page);
      }
      const error = page.getByRole('alert').filter({ hasText: 'Felkod' });
      await expect(error.getByRole('heading', { name: heading })).toBeVisible();
      await expect(error).toContainText(`Felkod: ${code}`);
      await expect(error).toBeFocused();
      const pay = page.getByRole('button', { name: 'Beställ och betala' });
      await expect(pay).toHaveCount(0);
      const ways = error.getByRole('button');
      await (code === 'TEL01' || code === 'VR02' ? ways.first() : ways.filter({ hasText: 'Försök igen' })).click();
      await expect(error).toHaveCount(0);
    });
  }
  await page.getByRole('button', { name: 'Ändra mobilnummer' }).click();
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(BUYER.phone);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await orderAndPay(page);
  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
    ['guldtacka-10g-valcambi', 1],
  ]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('while Swish is open a button starts the app, and the amount is visible; without a response the time runs out, and the payment can be checked again', async ({
    page,
  }) => {
    await page.clock.install();
    await reviewOrder(page, 'Swish', { ...BUYER, phone: '0700000014' });
    await placeOrder(page);
    const button = page.getByRole('link', { name: 'Öppna Swish' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute('href', 'swish://');
    const [order] = await storedOrders();
    await expect(page.getByRole('main').getByText(kronor(order?.orderTotal ?? 0))).toBeInViewport({ ratio: 1 });

    await expect(page.getByRole('timer')).toHaveText(/^[0-3]:\d\d$/);
    await page.clock.fastForward(200_000);
    const end = page.getByRole('heading', { name: 'Tiden för betalningen har gått ut' });
    await expect(end).toBeVisible();
    // The order may still be paid, so the page claims nothing else.
    await expect(page.getByRole('region', { name: 'Din beställning just nu' })).toContainText('Vet inte ännu');
    await expect(page.getByRole('main')).not.toContainText('Inga pengar har dragits');
    await page.getByRole('button', { name: 'Kontrollera betalningen igen' }).click();
    await expect(end).toBeVisible();
    expect(await storedOrders()).toHaveLength(1);
  });
});

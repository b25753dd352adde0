import type { Page } from 'playwright/test';
import { controlState, storedOrders } from './support/control';
import { identify, MAJA, TOLVAN } from './support/identity';
import { BUYER, expectThanks, placeOrder, reviewOrder } from './support/purchase';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

/** Waits for the bank's page, since the checkout is shown until then and would get the next press. */
async function atTheBank(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Godkänn betalningen' })).toBeVisible();
}

test('Zimpler, aborted at the bank: the shop says so, and the second attempt pays the same order', async ({ page }) => {
  await reviewOrder(page, /Zimpler/);
  await placeOrder(page);
  await atTheBank(page);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByRole('heading', { name: 'Betalningen blev inte klar' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Inga pengar har dragits');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(BUYER.email);
  await expect(page.getByRole('textbox', { name: 'Mobilnummer' })).toHaveValue(BUYER.phone.replace(/\D/g, ''));
  await page.getByRole('textbox', { name: 'Personnummer' }).fill(BUYER.personalNumber);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await placeOrder(page);
  await atTheBank(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Godkänn betalningen' }).click();
  await expectThanks(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'zimpler' }]);
});

test('a bank transfer goes to BankID by itself, once; cancelled or signed by somebody else, it is not confirmed; signed by the buyer it shows how to pay', async ({
  page,
}) => {
  await reviewOrder(page, /Banköverföring/);
  await placeOrder(page);
  await page.getByRole('button', { name: 'Fortsätt' }).waitFor();
  // Nobody who comes back, or opens another tab, is sent to BankID again.
  await page.goBack();
  const tab = await page.context().newPage();
  await tab.goto('/checkout');
  for (const opened of [page, tab]) {
    await expect(opened.getByRole('heading', { name: 'Bekräfta beställningen med BankID' })).toBeVisible();
    await expect(opened.getByText('Du skickas till BankID')).toHaveCount(0);
  }
  await tab.close();
  const { requests } = (await controlState('requests?match=start-hosted-grand-id')) as { requests: readonly object[] };
  expect(requests).toHaveLength(1);
  for (const role of ['link', 'button'] as const) await expect(page.getByRole(role, { name: 'Avbryt' })).toHaveCount(0);
  const sign = page.getByRole('button', { name: 'Bekräfta med BankID' });
  for (const [person, ending, heading] of [
    [TOLVAN, 'cancel', 'Du avbröt bekräftelsen'],
    [MAJA, 'confirm', 'Fel person bekräftade'],
  ] as const) {
    await sign.click();
    await identify(page, person, ending);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await storedOrders()).toMatchObject([{ state: 'awaiting_verification' }]);
    await page.getByRole('button', { name: 'Försök igen' }).click();
  }
  await sign.click();
  await identify(page, TOLVAN);
  await expectThanks(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Din guldaffär är i säkra händer. Din order bearbetas just nu.');
  for (const fact of ['Bankgiro', 'OCR', 'Betala senast', 'Mottagen, väntar på din överföring'])
    await expect(main).toContainText(fact);
  // A signature that did not start here says nothing about this order.
  await page.goto('/get-payment-signing-session?grandidsession=abcdefgh12345678');
  await expect(page.getByRole('heading', { name: 'Fortsätt i den webbläsare där du började' })).toBeVisible();
  await page.getByRole('link', { name: 'Till kassan' }).click();
  await expectThanks(page);
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'bank_transfer' }]);
  await page.getByRole('link', { name: 'Villkoren för din beställning' }).click();
  await expect(page.getByRole('heading', { name: 'Köpvillkor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toHaveCount(0);
});

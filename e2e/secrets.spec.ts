import { identify, logIn, TOLVAN } from './support/identity';
import { expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

// Every purchase ends with the check for leaked secrets (support/test.ts). Only this one signs in after a signature.
test('signed in, and signed for a transfer: tokens stay in the sealed cookie', async ({ page }) => {
  await putInCart(page);
  await fillCheckout(page, /Banköverföring/);
  await placeOrder(page);
  await page.getByRole('button', { name: 'Bekräfta med BankID' }).click();
  await identify(page, TOLVAN);
  await expectThanks(page);
  await logIn(page);
  await page.getByRole('main').getByText('19121212-****').waitFor();
});

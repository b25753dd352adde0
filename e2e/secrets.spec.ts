import { identify, logIn, TOLVAN } from './support/identity';
import { expectThanks, fillCheckout, placeOrder, putInCart } from './support/purchase';
import { expectNoLeaks, recordAddresses } from './support/secrets';
import { test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

test('signed out with Swish: the personal number goes to create-order and nowhere else', async ({
  page,
  context,
  shop,
}) => {
  const addresses = recordAddresses(page);
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  await placeOrder(page);
  await expectThanks(page);
  await expectNoLeaks({ page, context, shop }, addresses);
});

test('signed in, and signed for a transfer: tokens stay in the sealed cookie', async ({ page, context, shop }) => {
  const addresses = recordAddresses(page);
  await putInCart(page);
  await fillCheckout(page, /Banköverföring/);
  await placeOrder(page);
  await page.getByRole('button', { name: 'Bekräfta med BankID' }).click();
  await identify(page, TOLVAN);
  await expectThanks(page);
  await logIn(page);
  await page.getByRole('main').getByText('19121212-****').waitFor();
  await expectNoLeaks({ page, context, shop }, addresses);
});

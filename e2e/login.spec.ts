import { control } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { BLOCKED, identify, logIn, PLACEHOLDER_EMAIL, startLogin, TOLVAN } from './support/identity';
import { BUYER, fillForm, placeOrder, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(async () => {
  await control('reset');
});

test('signing in leads to Mina sidor, and signing out to the home page', async ({ page, context }) => {
  await logIn(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Tolvan Tolvansson');
  await expect(main).toContainText('19121212-****');
  await expect(main).toContainText('211 42 Malmö');
  await expect(page.getByRole('link', { name: 'Min profil' })).toBeVisible();
  await main.getByRole('button', { name: 'Logga ut' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Starta BankID' })).toBeVisible();
});

test('a failed sign-out is reported, and the page still shows the customer as signed in', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/identity/logout', (route) => route.abort());
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByText('Utloggningen misslyckades')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Min profil' })).toBeVisible();
  await page.unroute('**/api/identity/logout');
  await main.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
});

test('a placeholder e-mail address is not shown', async ({ page }) => {
  await logIn(page, PLACEHOLDER_EMAIL);
  await expect(page.getByRole('main')).toContainText('Bergström');
  await expect(page.getByRole('main')).not.toContainText('example.com');
});

for (const [ending, text] of [
  ['cancel', 'Åtgärden avbruten. Försök igen.'],
  ['expire', 'BankID-appen svarar inte.'],
] as const) {
  test(`an identification that ends with ${ending} shows its text, and can be retried`, async ({ page }) => {
    await startLogin(page);
    await identify(page, TOLVAN, ending);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await page.getByRole('button', { name: 'Starta BankID' }).click();
    await identify(page, TOLVAN);
    await page.waitForURL('**/profile');
  });
}

test("a press before the page's code has loaded starts the login afterwards", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Starta BankID' }).click();
  release();
  await identify(page, TOLVAN);
  await page.waitForURL('**/profile');
});

test('from the checkout and back to it', async ({ page }) => {
  await putInCart(page);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await page.getByRole('link', { name: 'Logga in med BankID' }).click();
  await page.getByRole('button', { name: 'Starta BankID' }).click();
  await identify(page, TOLVAN);
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue('tolvan@post.test');
});

test('a blocked customer is asked to contact the shop and cannot order', async ({ page, request }) => {
  await freshWorld(request);
  await logIn(page, BLOCKED);
  await expect(page.getByRole('main')).toContainText('kan inte användas för köp');
  await putInCart(page);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await fillForm(page, 'Swish', { phone: BUYER.phone });
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Vi kan inte ta emot beställningen här' })).toBeVisible();
});

test('a session that the backend no longer accepts ends with a friendly message', async ({ page, context }) => {
  await logIn(page);
  await control('reset');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Starta BankID' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

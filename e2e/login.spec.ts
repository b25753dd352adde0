import { control } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { BLOCKED, identify, logIn, PLACEHOLDER_EMAIL } from './support/identity';
import { cartPanel, putInCart } from './support/purchase';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

test('signing in leads to Mina sidor, and signing out to the home page; a failed sign-out is reported', async ({
  page,
  context,
}) => {
  await logIn(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Tolvan Tolvansson');
  await expect(main).toContainText('19121212-****');
  await expect(main).toContainText('211 42 Malmö');
  await expect(page.getByRole('link', { name: 'Min profil' })).toBeVisible();
  await page.goto('/login');
  await page.waitForURL('**/profile');
  await page.route('**/api/identity/logout', (route) => route.abort(), { times: 1 });
  await main.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByText('Utloggningen misslyckades')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Min profil' })).toBeVisible();
  await main.getByRole('button', { name: 'Logga ut' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Starta BankID' })).toBeVisible();
});

test("a press before the page's code has loaded starts the login afterwards; a cancelled or expired one can be retried; a session that the backend no longer accepts ends", async ({
  page,
  context,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Starta BankID' });
  await start.click();
  release();
  for (const [ending, text] of [
    ['cancel', 'Åtgärden avbruten. Försök igen.'],
    ['expire', 'BankID-appen svarar inte.'],
  ] as const) {
    await identify(page, PLACEHOLDER_EMAIL, ending);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await start.click();
  }
  await identify(page, PLACEHOLDER_EMAIL);
  await page.waitForURL('**/profile');
  await expect(page.getByRole('main')).toContainText('Bergström');
  // The register's placeholder address is not shown.
  await expect(page.getByRole('main')).not.toContainText('example.com');

  await control('reset');
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Logga in' })).toBeVisible();
  await expect(start).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('from the checkout and back to it, where a blocked customer is referred to the shop, as in the cart', async ({
  page,
}) => {
  await putInCart(page);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await page.getByRole('link', { name: 'Logga in med BankID' }).click();
  await page.getByRole('button', { name: 'Starta BankID' }).click();
  await identify(page, BLOCKED);
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { name: 'Vi kan inte ta emot beställningen här' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('kan inte användas för köp');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(page)).toContainText('kan inte användas för köp');
  await expect(cartPanel(page).getByRole('button', { name: 'Till kassan' })).toHaveCount(0);
});

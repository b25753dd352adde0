import { expectAccessible } from './support/axe';
import { control, controlState, storedOrders } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { logIn } from './support/identity';
import { BUYER, fillForm, orderAndPay, putInCart } from './support/purchase';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

test('a buyer withdraws by keyboard in two accessible steps, and keeps the acknowledgement', async ({ page }) => {
  await page.goto('/angra-kop#000991');
  await page.getByLabel('Namn').focus();
  await page.keyboard.type('Maja Ek');
  await expect(page.getByLabel('Ordernummer')).toHaveValue('000991');
  await page.getByLabel('E-post').fill('maja@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bekräfta att du ångrar köpet' })).toBeFocused();
  await expectAccessible(page, 'second step');
  await page.getByRole('button', { name: 'Bekräfta ångrat köp' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })).toBeFocused();
  await expectAccessible(page, 'received');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Spara bekräftelsen' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('angrat-kop.txt');
  const { withdrawals } = (await controlState('withdrawals')) as { withdrawals: readonly object[] };
  expect(withdrawals).toMatchObject([{ orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com' }]);
});

test('a signed-in customer buys collectors’ coins without a personal number, and withdraws on the order’s page, linked from the profile', async ({
  page,
}) => {
  await logIn(page);
  await putInCart(page, '/svenska-guldmynt/guldmynt-1-dukat-karl-xv');
  await page.getByRole('button', { name: 'Till kassan' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue('tolvan@post.test');
  await expect(page.getByRole('textbox', { name: 'Personnummer' })).toHaveCount(0);
  await expect(main).toContainText('19121212-****');
  await fillForm(page, 'Swish', { phone: BUYER.phone });
  await expect(main).toContainText('Du har 14\u00a0dagars ångerrätt. Samlarvärdet styr priset.');
  await orderAndPay(page);
  expect(await storedOrders()).toMatchObject([{ signedIn: true, state: 'confirmed' }]);
  const withdraw = main.getByRole('link', { name: 'Ångra köpet här' });
  await expect(withdraw).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Ångra köp här' })).toBeVisible();

  await page.goto('/profile');
  await expect(main.getByRole('link', { name: 'Ångra köp här' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Köp igen, beställning \d+$/ })).toHaveAttribute(
    'href',
    '/buy/guldmynt-1-dukat-karl-xv:1',
  );
  await main.getByRole('link', { name: /^Beställning \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Beställning \d+$/ })).toBeVisible();
  for (const fact of ['Sidan är ditt kvitto', '1 dukat guldmynt Karl XV', 'Betald'])
    await expect(main).toContainText(fact);
  await expect(main.getByRole('button', { name: /Skriv ut/ })).toBeVisible();
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\D/g, '') ?? '';
  await withdraw.click();
  await expect(page.getByLabel('Ordernummer')).toHaveValue(number);
});

test('a statement from before the scripts ran reaches no URL; when the backend refuses it, it is offered as an e-mail', async ({
  page,
}) => {
  await control('faults', { match: 'withdraw-order', status: 404 });
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/angra-kop', { waitUntil: 'commit' });
  await page.getByLabel('Namn').fill('Maja Ek');
  await page.getByLabel('Ordernummer').fill('000991');
  await page.getByLabel('E-post').fill('maja@example.com');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  release();
  await page.getByRole('button', { name: 'Bekräfta ångrat köp' }).click();
  expect(new URL(page.url()).search).toBe('');
  const link = page.getByRole('link', { name: 'skicka det som mejl' });
  await expect(link).toHaveAttribute('href', /^mailto:.*Ordernummer%3A%20000991/);
});

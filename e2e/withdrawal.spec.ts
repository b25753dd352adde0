import { control, look } from './support/control';
import { expect, test } from './support/test';
import { freshWorld } from './support/world';

test.beforeEach(({ request }) => freshWorld(request));

test('a buyer withdraws by keyboard in two steps, and keeps the acknowledgement', async ({ page }) => {
  await page.goto('/angra-kop#000991');
  await page.getByLabel('Namn').focus();
  await page.keyboard.type('Maja Ek');
  await expect(page.getByLabel('Ordernummer')).toHaveValue('000991');
  await page.getByLabel('E-post').fill('maja@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bekräfta att du ångrar köpet' })).toBeFocused();
  await page.getByRole('button', { name: 'Bekräfta ångrat köp' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vi har tagit emot ditt meddelande' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Spara bekräftelsen' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('angrat-kop.txt');
  const { withdrawals } = (await look('withdrawals')) as { withdrawals: readonly object[] };
  expect(withdrawals).toMatchObject([{ orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com' }]);
});

test('when the backend cannot receive it, the same statement is offered as an e-mail', async ({ page }) => {
  await control('faults', { match: 'withdraw-order', status: 404 });
  await page.goto('/angra-kop');
  await page.getByLabel('Namn').fill('Maja Ek');
  await page.getByLabel('Ordernummer').fill('000991');
  await page.getByLabel('E-post').fill('maja@example.com');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByRole('button', { name: 'Bekräfta ångrat köp' }).click();
  const link = page.getByRole('link', { name: 'skicka det som mejl' });
  await expect(link).toHaveAttribute('href', /^mailto:.*Ordernummer%3A%20000991/);
});

import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe';
import { control, storedOrders } from './support/control';
import { BAR, buySignedIn } from './support/purchase';
import { BACKEND_URL } from './support/shop';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

test('a signed-in customer sees what the metal is worth, at each new price, also after somebody has sent a message of withdrawal', async ({
  page,
}) => {
  await buySignedIn(page);
  const [order] = await storedOrders();
  const number = String(order?.orderId).padStart(9, '0');

  await page.clock.install({ time: Date.now() });
  await page.goto('/profile');
  const metal = page.getByRole('region', { name: 'Min metall' });
  const value = metal.getByRole('definition').first();
  await expect(metal.getByRole('link', { name: BAR.name })).toHaveAttribute('href', BAR.path);
  await expect(metal).toContainText('9,999\u00a0g finguld');
  await expect(value).toHaveText(/^\d[\d\u00a0]+SEK\u2212[\d\u00a0]+SEK \(\u2212[\d,]+\u00a0%\)$/);
  await metal.getByText('Visa underlaget').click();
  await expectAccessible(page, 'my metal', { part: 'main' });

  const before = (await value.textContent()) ?? '';
  const countdown = page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' });
  await expect(countdown).toHaveText(/^\d\d:\d\d$/);
  const [minutes = 0, seconds = 0] = ((await countdown.textContent()) ?? '').split(':').map(Number);
  await control('tick', { gold: 1.1, silver: 1 });
  await page.clock.fastForward((minutes * 60 + seconds + 1) * 1000);
  await expect(value).toHaveText(/\+[\d\u00a0]+SEK \(\+[\d,]+\u00a0%\)$/);
  expect(await value.textContent()).not.toBe(before);

  const download = page.waitForEvent('download');
  await metal.getByRole('button', { name: 'Spara som CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('underlag-metall.csv');
  const paid = `${((order?.itemsTotal ?? 0) / 100).toFixed(2).replace('.', ',')}`;
  expect(await readFile(await saved.path(), 'utf8')).toContain(
    `;"'${number}";"${BAR.name}";"'guldtacka-10g-valcambi";"1";"${paid}";"1";"${paid}";"${paid}"\r\n`,
  );

  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await metal.getByRole('button', { name: 'Skriv ut underlaget' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Underlag till deklarationen' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Köp \d{4}, SEK$/ })).toBeVisible();
  await expect(page.getByText('Mina uppgifter')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Min metall' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await fetch(`${BACKEND_URL}/sylius/commerz/withdraw-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNumber: number, name: 'Tolvan Tolvansson', email: order?.email }),
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Betald · meddelande om ångrat köp mottaget');
  await expect(metal).toBeVisible();
});

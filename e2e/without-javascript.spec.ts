import { LISTING } from './support/purchase';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('a shopper sees the second picture of a card on hover, and reads the price of a product', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(LISTING, { waitUntil: 'domcontentloaded' });
    const card = page.getByRole('article').filter({ has: page.locator('img ~ span img') });
    await card.first().locator('img').first().hover();
    await expect(card.first().locator('img ~ span img')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '10 g guldtacka Valcambi', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '10 g guldtacka Valcambi' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d[\d\s]*\sSEK/);
    await expect(page.getByRole('main')).toContainText('Vi köper');
    await expect(page.getByRole('main')).toContainText('999,9/1000');
  });

  test('a shopper with a phone filters a listing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kopa-guld/guldtackor', { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: /^10g\b/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Visa', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guldtackor 10g');
  });

  test('a cart link shows its products and says that the cart needs JavaScript', async ({ page }) => {
    await page.goto('/buy/guldtacka-10g-valcambi:2');
    await expect(page.getByRole('main').getByRole('link', { name: '10 g guldtacka Valcambi' })).toBeVisible();
    await expect(page.getByText(/Varukorgen finns i din webbläsare/)).toBeVisible();
  });

  test('a shopper with a phone finds a category in the menu, which the page contains once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await expect(page.locator('a[href="/kopa-guld/guldtackor/gjutna-guldtackor"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    await menu.getByText('Köpa guld').first().click();
    await menu.getByText('Guldtackor').first().click();
    await menu.getByRole('link', { name: 'Gjutna guldtackor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gjutna guldtackor' })).toBeVisible();
  });
});

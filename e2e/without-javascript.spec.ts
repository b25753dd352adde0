import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('a shopper finds a product and reads its price', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/kopa-guld/guldtackor');
    await page.getByRole('main').getByRole('link', { name: '10 g guldtacka Valcambi', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '10 g guldtacka Valcambi' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d[\d\s]*\sSEK/);
    await expect(page.getByRole('main')).toContainText('Vi köper');
    await expect(page.getByRole('main')).toContainText('999,9/1000');
  });
});

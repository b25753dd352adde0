import { called, focused, tabTo } from './support/keyboard';
import { BAR, LISTING } from './support/purchase';
import { expect, STILL, test } from './support/test';

test.use(STILL);

test('a page that a link opens begins at its start for the keyboard, from the page, the menu and the footer; going back leads to the link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const next = async () => {
    await page.keyboard.press('Tab');
    return (await focused(page)).name;
  };
  await page.goto(LISTING);
  await tabTo(page, ({ href }) => href === BAR.path);
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await page.waitForURL(BAR.path);
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  expect(await next(), 'after a link of the page').toBe('Hoppa till innehållet');

  await page.goBack();
  await page.waitForURL(LISTING);
  await expect(page.getByRole('main').locator(`a[href="${BAR.path}"]:focus`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(position);

  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Öppna menyn' }).press('Enter');
  await tabTo(page, called('Kontakta oss'));
  await page.keyboard.press('Enter');
  await page.waitForURL('/kontakta-oss');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakta oss' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeHidden();
  expect(await next(), 'after the menu').toBe('Hoppa till innehållet');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).press('Enter');
  await page.waitForURL('/om-oss');
  await expect(page.getByRole('heading', { level: 1, name: 'Om oss' })).toBeVisible();
  expect(await next(), 'after the footer').toBe('Hoppa till innehållet');
});

test('choosing the period of a chart, which is a page of its own, leaves the focus there', async ({ page }) => {
  await page.goto('/guldpris');
  const periods = page.getByRole('navigation', { name: 'Diagrammets period' });
  await periods.getByRole('link', { name: 'Vecka' }).press('Enter');
  await page.waitForURL('/guldpris/vecka');
  await expect(periods.getByRole('link', { name: 'Vecka' })).toBeFocused();
});

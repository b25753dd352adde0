import { openAlive, untilAlive } from './support/alive';
import { holdBack, SCRIPTS } from './support/held-back';
import { BAR, buyButton, cartPanel, LISTING } from './support/purchase';
import { expect, test } from './support/test';

/* "Back" closes an overlay before it leaves the page, and the focus returns to the overlay's opener. */

test('quick view, cart and lightbox: back closes one, the next back leaves the page, and Escape removes its history entry', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  await openAlive(page, LISTING);
  await test.step('a quick view', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'Snabbtitt' }).first();
    await link.click();
    await expect(dialog.getByRole('link', { name: 'Visa hela produkten' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(LISTING);
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    // A page opened from it replaces its history entry.
    await link.click();
    await dialog.getByRole('link', { name: 'Visa hela produkten' }).click();
    await expect(page).not.toHaveURL(LISTING);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(LISTING);
    await expect(page.getByRole('heading', { level: 1, name: 'Präglade guldtackor' })).toBeVisible();
  });

  await page.getByRole('main').getByRole('link', { name: BAR.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeVisible();
  await test.step('the cart', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: /^Varukorg/ });
    await opener.press('Enter');
    await expect(cartPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await buyButton(page).click();
    await expect(cartPanel(page)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(BAR.path);
  });
  await test.step('the lightbox, which moves the focus to an enabled button', async () => {
    const opener = page.getByRole('button', { name: /^Förstora bild 1/ });
    const lightbox = page.getByRole('dialog', { name: /^Bilder av/ });
    await opener.press('Enter');
    await expect(lightbox.locator(':focus:enabled:not([aria-disabled="true"])')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(lightbox).toBeVisible();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(BAR.path);
    await expect(opener).toBeFocused();
  });
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an empty cart leads to the goods: also on the page that it is opened on, where it closes', async ({ page }) => {
  await openAlive(page, '/kopa-guld');
  const cart = cartPanel(page);
  await page.getByRole('banner').getByRole('button', { name: 'Varukorg' }).click();
  await cart.getByRole('link', { name: 'Köpa guld' }).click();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL('/kopa-guld');
  await page.getByRole('banner').getByRole('button', { name: 'Varukorg' }).click();
  await cart.getByRole('link', { name: 'Köpa silver' }).click();
  await expect(page).toHaveURL('/kopa-silver');
  await expect(cart).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu, also one opened before the scripts ran: back closes it, and so does a link, also to the open page or category; below, countdown, cart and search stay visible', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
    const openMenu = () => page.getByRole('button', { name: 'Öppna menyn' }).click();
    const release = await holdBack(page, SCRIPTS);
    await page.goto(LISTING, { waitUntil: 'commit' });
    await openMenu();
    await expect(menu).toBeVisible();
    release();
    await untilAlive(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(LISTING);
    await openMenu();
    await menu.getByRole('link', { name: 'Om oss' }).click();
    await expect(page).toHaveURL('/om-oss');
    await expect(menu).toBeHidden();
    // The link to the open page only closes the menu.
    await openMenu();
    await menu.getByRole('link', { name: 'Om oss' }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(LISTING);

    const path = '/kopa-guld/guldtackor/gjutna-guldtackor';
    await openAlive(page, `${path}?sortera=vikt`);
    await openMenu();
    await menu.getByText('Köpa guld').first().click();
    await menu.getByText('Guldtackor').first().click();
    const link = menu.getByRole('link', { name: 'Gjutna guldtackor' });
    await link.click();
    await expect(menu).toBeHidden();
    await expect(page, 'without its filter').toHaveURL(path);
    await openMenu();
    await link.click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(path);

    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(page.getByText(/^Nästa pris/).first()).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: /^Varukorg/ })).toBeInViewport();
    await banner.getByRole('link', { name: 'Sök', exact: true }).click();
    await expect(page).toHaveURL(/\/sok/);
    await expect(page.getByRole('main').getByLabel('Sök produkter')).toBeFocused();
  });
});

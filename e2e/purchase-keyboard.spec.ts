import { storedOrders } from './support/control';
import { called, focused, tabTo } from './support/keyboard';
import { BUYER, buyButton, cartPanel, decideInSwish, openSwish } from './support/purchase';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

test('a whole purchase by keyboard alone: names, focus after each step, and screen reader announcements', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page)).name).toBe('Hoppa till innehållet');
  await page.keyboard.press('Enter');
  await tabTo(page, ({ href }) => /^\/[a-z-]+guld[a-z-]*\/\w/.test(href ?? '') && !href?.startsWith('/kopa'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/[\w-]+\/[\w-]+$/);
  await expect(buyButton(page)).toBeEnabled();
  await tabTo(page, called('Lägg till i varukorg'));
  await page.keyboard.press('Enter');
  const cart = cartPanel(page);
  await expect(cart).toBeVisible();
  expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await tabTo(page, called('Till kassan'));
  await page.keyboard.press('Enter');

  await page.waitForURL('**/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'KASSAN' })).toBeVisible();
  await expect(
    main.getByRole('group', { name: 'Leveranssätt' }).getByRole('radio', { name: /PostNord/ }),
  ).toBeVisible();
  await tabTo(page, called('Granska beställningen'));
  await page.keyboard.press('Enter');
  // Submitted empty: the first invalid field has the focus and its error text.
  const delivery = main.getByRole('group', { name: 'Leveranssätt' });
  await expect(delivery).toHaveAccessibleDescription('Välj ett leveranssätt.');
  await expect(main.getByRole('alert').filter({ hasText: 'behöver rättas' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'E-post' })).toHaveAttribute('aria-invalid', 'true');

  await tabTo(page, called(/PostNord/));
  await page.keyboard.press('Space');
  await expect(main.getByRole('radio', { name: /PostNord/ })).toBeChecked();
  await tabTo(page, called(/^Swish/));
  await page.keyboard.press('Space');
  await expect(main.getByRole('radio', { name: 'Swish' })).toBeChecked();
  for (const [field, value] of [
    ['E-post', BUYER.email],
    ['Mobilnummer', BUYER.phone],
    ['Personnummer', BUYER.personalNumber],
  ] as const) {
    await tabTo(page, called(new RegExp(`^${field}`)));
    await page.keyboard.type(value);
    await expect(main.getByRole('textbox', { name: field })).not.toHaveAttribute('aria-invalid', 'true');
  }
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Granska och beställ' })).toBeFocused();
  await tabTo(page, called('Beställ och betala'));
  await page.keyboard.press('Enter');
  await expect(openSwish(page)).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Vi väntar på att du godkänner' })).toBeVisible();
  await decideInSwish(page);
  await expect(page.getByRole('heading', { name: 'Tack för din beställning' })).toBeFocused({ timeout: 20_000 });
  expect((await focused(page)).name).toContain('Tack för din beställning');
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'swish' }]);
});

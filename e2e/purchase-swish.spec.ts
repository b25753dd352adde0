import { expectAccessible } from './support/axe';
import { storedOrders } from './support/control';
import { BAR, BUYER, buyButton, cartPanel, expectThanks, fillForm, openSwish, placeOrder } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { kronor } from './support/world';

test.use(BUYS);

test('a visitor buys a gold bar with Swish, accessibly, with headings, landmarks and totals for a screen reader: one paid order, exact to the öre, which survives a power failure', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const main = page.getByRole('main');
  await page.goto(BAR.path);
  await expect(main).toMatchAriaSnapshot(`
    - heading "${BAR.name}" [level=1]
    - button "Lägg till i varukorg"
  `);
  await buyButton(page).click();
  await expect(cartPanel(page)).toMatchAriaSnapshot(`
    - dialog "Min varukorg":
      - heading "Min varukorg" [level=2]
      - button "Stäng varukorgen"
      - list:
        - listitem:
          - link "${BAR.name}"
          - group "Antal, ${BAR.name}":
            - textbox "Antal"
          - button "Ta bort ${BAR.name}"
      - term: Summa inkl. moms
      - button "Till kassan"
  `);
  await page.getByRole('button', { name: 'Till kassan' }).click();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Leverans, betalning och uppgifter" [level=2]
      - group "Leveranssätt":
        - radio /PostNord/
      - group "Betalsätt":
        - radio /Swish/
      - region "Dina uppgifter":
        - textbox "E-post"
        - textbox "Mobilnummer"
        - textbox "Personnummer"
      - button "Granska beställningen"
      - region "Din beställning":
        - list:
          - listitem:
            - paragraph: "${BAR.name}"
        - term: Varor inkl. moms
  `);
  await fillForm(page, 'Swish');
  await expectAccessible(page, 'review');
  await placeOrder(page);
  await expect(openSwish(page)).toBeVisible();
  await expectAccessible(page, 'waiting for Swish');
  await expectThanks(page);
  await expect(main).toContainText(BAR.name);
  await expectAccessible(page, 'confirmation');

  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order).toMatchObject({ paymentMethod: 'swish', state: 'confirmed', email: BUYER.email, phone: '0701234567' });
  expect(order?.payments.map(({ state }) => state)).toEqual(['paid']);
  expect(order?.lines).toHaveLength(1);
  const [line] = order?.lines ?? [];
  expect(line).toMatchObject({ productCode: 'guldtacka-10g-valcambi', quantity: 1, vat: 0 });
  expect(line?.total).toBe(line?.unitPrice);
  expect(order?.itemsTotal).toBe(line?.total);
  expect(order?.orderTotal).toBe((order?.itemsTotal ?? 0) + (order?.shippingTotal ?? 0));
  expect(await main.textContent()).toContain(kronor(order?.orderTotal ?? 0));

  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await expect(cartPanel(page)).toContainText('Varukorgen är tom');
  // Opening the cart clears the checkout.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guldkajen-checkout'))).not.toContain('tolvan');
  expect(await page.evaluate(() => localStorage.getItem('guldkajen-cart'))).not.toContain('guldtacka');
  await page.goto(`/order/${order?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Beställning / })).toBeVisible();
  await expectAccessible(page, 'order');
  await page.goto(`/order/${order?.id}/toc`);
  // The withdrawal form in the terms has a line for the order number too.
  await expect(page.getByRole('term').filter({ hasText: /^Ordernummer$/ })).toBeVisible();

  await shop.stopBackend('SIGKILL');
  await shop.startBackend();
  expect(await storedOrders()).toEqual(orders);
});

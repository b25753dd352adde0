import type { Page } from 'playwright/test';
import { storedOrders } from './support/control';
import { identify, TOLVAN } from './support/identity';
import { BAR, buyButton, cartPanel, expectThanks, fillForm, press } from './support/purchase';
import { BUYS, expect, test } from './support/test';
import { figuresOf, isTranslated, lostTexts, tick, translated } from './support/translator';
import { kronor } from './support/world';

test.use(BUYS);

const WAYS = {
  Swish: async () => {},
  Zimpler: async (page: Page) => {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Godkänn betalningen' }).click();
  },
  Banköverföring: async (page: Page) => {
    await identify(page, TOLVAN);
  },
};

for (const [way, pay] of Object.entries(WAYS))
  test(`a translated purchase with ${way}, after a wrong number and a new price, is placed at the shown sum`, async ({
    page,
  }) => {
    const errors = await translated(page, way === 'Swish' ? 'early' : 'loaded');
    await page.goto(BAR.path);
    await isTranslated(page);
    // Rendered again if it was changed before hydration: a press before that would be lost.
    await expect(page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' })).toHaveText(/^\d\d:\d\d$/);
    await buyButton(page).click();
    await cartPanel(page).getByRole('button', { name: 'Till kassan' }).click();
    await page.waitForURL('**/checkout');
    const number = page.getByRole('textbox', { name: 'Personnummer' });
    await number.fill('19121212-1213');
    await page.getByRole('button', { name: 'Granska beställningen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'behöver rättas' })).toBeVisible();
    await fillForm(page, new RegExp(way));
    await tick(page);
    await expect(page.getByText('Priset har ändrats')).toBeVisible();
    const figures = await figuresOf(page);
    expect(figures.join()).not.toContain('#');
    await press(page.getByRole('button', { name: /^Beställ och betala/ }));
    await pay(page);
    await expectThanks(page);
    const [order] = await storedOrders();
    expect(figures).toContain(`${kronor(order?.orderTotal ?? 0)}\u00a0SEK`);
    expect(await lostTexts(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

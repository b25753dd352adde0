import type { Page } from 'playwright/test';
import { control } from './support/control';
import { holdBack, SCRIPTS } from './support/held-back';
import { choose, LARGE, NAME, PATH, SMALL } from './support/present-box';
import { BAR } from './support/purchase';
import { CHANGES, expect, test } from './support/test';
import { backendPrice, kronor } from './support/world';

function fact(page: Page, name: string) {
  return page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');
}

function buyBack(page: Page) {
  return page.getByRole('main').locator('p').filter({ hasText: 'Vi köper' }).first();
}

test('quantity and choice are reset when the page is left', async ({ page }) => {
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: /^Antal/ }).first();
  const more = main.getByRole('button', { name: 'Öka antalet' }).first();
  await page.goto(BAR.path);
  await more.click();
  await expect(quantity).toHaveValue('2');
  await main.getByRole('navigation', { name: 'Brödsmulor' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: BAR.name })).toBeHidden();
  await page.goBack();
  await expect(quantity).toHaveValue('1');

  await page.goto(PATH);
  await choose(main, LARGE);
  await main.getByRole('navigation', { name: 'Brödsmulor' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeHidden();
  await page.goBack();
  await expect(main.locator('summary').filter({ hasText: 'Välj utförande' })).toBeVisible();
  await expect(
    main
      .getByText(/^från /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a size chosen in a listing is chosen in its quick view and on its page, before the colour', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  const price = kronor(await backendPrice(SMALL.code));
  await page.goto('/kopa-guld/guldtackor/praglade-guldtackor?vikt=2.5g');
  const card = main.getByRole('article').filter({ hasText: NAME });
  await expect(card.locator('[data-price]')).toContainText(price);
  await card.getByRole('link', { name: 'Välj utförande' }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('button', { name: SMALL.size, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`${PATH}?vikt=2.5g`);
  for (const arrive of [async () => {}, () => page.reload()]) {
    await arrive();
    await expect(main.getByRole('button', { name: SMALL.size, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator('[data-price]').first()).toContainText(price);
    await expect(fact(page, 'Finvikt')).toHaveText('2,5\u00a0g');
    await expect(main.locator('summary').filter({ hasText: 'Välj utförande' })).toBeVisible();
  }
  await main.getByRole('button', { name: SMALL.colour, exact: true }).click();
  await expect(main.locator('summary').filter({ hasText: `${SMALL.colour}, ${SMALL.size}` })).toBeVisible();
  // One page for every size, made once.
  const tags = await Promise.all(
    [PATH, `${PATH}?vikt=2.5g`].map(async (path) => (await request.get(path)).headers().etag),
  );
  expect(tags[0]).toBeTruthy();
  expect(tags[1]).toBe(tags[0]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${PATH}$`));
});

test.describe('a price change', () => {
  test.use(CHANGES);

  test("choices pressed before the page's code has loaded take effect afterwards; the investor's facts follow them, and then the price change", async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() });
    const release = await holdBack(page, SCRIPTS);
    await page.goto(PATH, { waitUntil: 'commit' });
    await choose(page.getByRole('main'), LARGE);
    release();
    const summary = page.locator('summary').filter({ hasText: 'Midnattsblå, 5 g' });
    await expect(summary).toBeVisible();
    await expect(page.getByRole('main').locator('[data-price]').first()).toContainText(
      kronor(await backendPrice(LARGE.code)),
    );
    await expect(fact(page, 'Finvikt')).toHaveText('5\u00a0g');
    const large = await buyBack(page).textContent();
    await summary.click();
    // The size alone decides price and weight: no other colour is left for the large one.
    for (const name of ['Midnattsblå', '2,5 g']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: '5 g', exact: true }).click();
    await expect(summary).toBeVisible();
    await expect(fact(page, 'Finvikt')).toHaveText('5\u00a0g');
    await summary.click();
    await page.getByRole('button', { name: '5 g', exact: true }).click();
    await page.getByRole('button', { name: '2,5 g', exact: true }).click();
    await expect(page.getByText('Välj utförande').first()).toBeVisible();
    await expect(fact(page, 'Finvikt')).toHaveText('2,5\u00a0g');
    await page.getByRole('button', { name: 'Midnattsblå', exact: true }).click();
    await expect(buyBack(page)).not.toHaveText(large ?? '');
    await expect(page.getByRole('main')).toContainText(
      `${kronor((await backendPrice(SMALL.code)) / 2.49975)}\u00a0SEK/g`,
    );

    await control('tick', { gold: 1.05, silver: 1 });
    const small = await buyBack(page).textContent();
    const timer = page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' });
    await expect(timer).toHaveText(/^\d\d:\d\d$/);
    await page.clock.fastForward('10:00');
    await expect(buyBack(page)).not.toHaveText(small ?? '');
    await expect(fact(page, 'Finvikt')).toHaveText('2,5\u00a0g');
    await expect(page.getByRole('main')).toContainText(
      `${kronor((await backendPrice(SMALL.code)) / 2.49975)}\u00a0SEK/g`,
    );
  });
});

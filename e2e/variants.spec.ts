import type { Page } from 'playwright/test';
import { control } from './support/control';
import { expect, test } from './support/test';
import { backendPrice, freshWorld, kronor } from './support/world';

const PATH = '/praglade-guldtackor/guldtacka-presentask-valcambi';
const SMALL = 'guldtacka-presentask-valcambi-midnattsbla-2-5g';

test.beforeEach(({ request }) => freshWorld(request));

function fact(page: Page, name: string) {
  return page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');
}

function buyBack(page: Page) {
  return page.getByRole('main').locator('p').filter({ hasText: 'Vi köper' }).first();
}

test('what an investor reads follows the chosen variant, and then the price tick', async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  await page.goto(PATH);
  await expect(fact(page, 'Finvikt')).toHaveText('5\u00a0g');
  const large = await buyBack(page).textContent();

  await page.getByRole('button', { name: 'Midnattsblå', exact: true }).click();
  await page.getByRole('button', { name: '2,5 g', exact: true }).click();
  await expect(fact(page, 'Finvikt')).toHaveText('2,5\u00a0g');
  await expect(buyBack(page)).not.toHaveText(large ?? '');
  await expect(page.getByRole('main')).toContainText(`${kronor((await backendPrice(SMALL)) / 2.5)}\u00a0kr/g`);

  await control('tick', { gold: 1.05, silver: 1 });
  const small = await buyBack(page).textContent();
  const timer = page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' });
  await expect(timer).toHaveText(/^\d\d:\d\d$/);
  await page.clock.fastForward('10:00');
  await expect(buyBack(page)).not.toHaveText(small ?? '');
  await expect(fact(page, 'Finvikt')).toHaveText('2,5\u00a0g');
  await expect(page.getByRole('main')).toContainText(`${kronor((await backendPrice(SMALL)) / 2.5)}\u00a0kr/g`);
});

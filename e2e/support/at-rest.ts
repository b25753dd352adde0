import { expect, type Page } from 'playwright/test';

/** The page's code works: the countdown to the next price has a time, which the server never writes. */
export async function codeHasCome(page: Page): Promise<void> {
  await expect(page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' }).first()).toHaveText(/\d/);
}

/** The page's idle work, which begins after the load event, has had its turn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

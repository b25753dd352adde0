import type { Page } from 'playwright/test';

/** Waits for the page's idle work, which begins after the load event. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

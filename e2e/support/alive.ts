import type { Page } from 'playwright/test';
import { expect } from './test';

/** Waits until the page is hydrated: the countdown shows a time. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' })).toHaveText(/^\d\d:\d\d$/);
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}

/** Waits for the page's idle work, which begins after the load event. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

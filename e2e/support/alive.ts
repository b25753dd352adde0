import type { Page } from 'playwright/test';
import { expect } from './test';

/** Opens a page and waits until it is hydrated: the countdown shows a time. Not for its pictures, which may have to be drawn first. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' })).toHaveText(/^\d\d:\d\d$/);
}

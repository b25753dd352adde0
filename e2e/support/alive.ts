import type { Page } from 'playwright/test';
import { expect } from './test';

/** Opens a page and waits until it is hydrated: the countdown shows a time. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('timer', { name: 'Tid till nästa prisuppdatering' })).toHaveText(/^\d\d:\d\d$/);
}

import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

export function compareButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Jämför ${name}`, exact: true });
}

export async function addToComparison(page: Page, { path, name }: { path: string; name: string }): Promise<void> {
  await page.goto(path);
  await compareButton(page, name).click();
  await expect(compareButton(page, name)).toHaveAttribute('aria-pressed', 'true');
}

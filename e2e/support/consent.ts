import type { Page } from 'playwright/test';

const GOOGLE = 'https://www.googletagmanager.com/**';

/** Simulates a shop with GTM_ID, which the server writes into <html>, and Google's responses. */
export async function configure(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(GOOGLE, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.context().route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!(response.headers()['content-type'] ?? '').includes('text/html')) return route.fulfill({ response });
    const body = (await response.text()).replace('<html ', '<html data-tag-manager="GTM-TEST1" ');
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const allowed = policy.replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com");
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': allowed }, body });
  });
  return requests;
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Får vi mäta hur webbplatsen används?' });

/** The content of `window.dataLayer`; commands of gtag as lists. */
interface Layer {
  readonly events: readonly { event: string; ecommerce?: Record<string, unknown> }[];
  readonly commands: readonly unknown[][];
}

export function layer(page: Page): Promise<Layer> {
  return page.evaluate(() => {
    const entries: unknown[] = window.dataLayer ?? [];
    const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
    return {
      events: entries.filter((entry) => !isCommand(entry) && Object(entry).event) as Layer['events'],
      commands: entries.filter(isCommand).map((entry) => Array.from(entry as ArrayLike<unknown>)),
    };
  });
}

/** Opens a page of a shop with GTM_ID, and agrees to measuring. */
export async function openMeasured(page: Page, path: string): Promise<void> {
  await configure(page);
  await page.goto(path);
  await banner(page).getByRole('button', { name: 'Godkänn' }).click();
}

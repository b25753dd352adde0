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

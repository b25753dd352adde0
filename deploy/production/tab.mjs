import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { CERTIFICATE } from './walk.mjs';

/** What Chromium needs to trust this certificate and no other. */
function keyHash() {
  const key = new X509Certificate(readFileSync(CERTIFICATE)).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/**
 * Opens a browser in which a product lies in the cart. Returns the function that goes on in the same page, which may be of an earlier
 * release, to the thanks for a paid order.
 */
export async function openTab(site) {
  const { fillCheckout, placeOrder, putInCart } = await import('../../e2e/support/purchase.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${keyHash()}`,
    ],
  });
  const context = await browser.newContext({ baseURL: site, locale: 'sv-SE' });
  const page = await context.newPage();
  await putInCart(page);
  return async () => {
    await fillCheckout(page, /Zimpler/);
    await placeOrder(page);
    const approve = page.getByRole('button', { name: 'Godkänn betalningen' });
    await approve.waitFor();
    await page.getByRole('radio').first().check();
    await approve.click();
    await page.getByRole('heading', { name: 'Tack för din beställning' }).waitFor();
    await browser.close();
  };
}

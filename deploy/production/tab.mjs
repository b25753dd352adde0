import { chromium } from 'playwright';

/**
 * Opens a browser in which a product lies in the cart. Returns the function that goes on in the same page, which may be of an earlier
 * release, to the thanks for a paid order.
 */
export async function openTab(site) {
  const { fillCheckout, placeOrder, putInCart } = await import('../../e2e/support/purchase.ts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ baseURL: site, locale: 'sv-SE', ignoreHTTPSErrors: true });
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

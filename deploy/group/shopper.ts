import { type HttpBrowser, openHttpBrowser } from '../../e2e/in-process/support/http-browser';
import { embeddedPages, signOrder } from '../../e2e/in-process/support/people';
import type { ApiResponse } from '../../e2e/in-process/support/purchase';
import { call, draftOrder, placeOrder } from '../../e2e/in-process/support/purchase';
import type { PaymentMethodName } from '../../e2e/support/stored-order';

async function untilPaid(browser: HttpBrowser, path: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await call(browser, path)).body.code === (200 as unknown)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path}: not paid`);
}

/** Pays or signs an order that this browser has placed, at the second of these sites. */
export async function payFor(
  browser: HttpBrowser,
  payment: PaymentMethodName,
  { body }: ApiResponse,
  sites: readonly string[],
): Promise<void> {
  const orderId = body.orderId as unknown as number;
  browser.site = sites[1] ?? '';
  if (payment === 'swish') {
    await untilPaid(browser, `get-swish-check-payment?orderId=${orderId}`);
  } else if (payment === 'zimpler') {
    await embeddedPages.payAtBank(String(body.redirectUrl), 'approve');
  } else {
    const outcome = (await signOrder(browser, { pages: embeddedPages }, orderId)) as { state?: unknown };
    if (outcome.state !== 'confirmed') throw new Error(`signing ended as ${JSON.stringify(outcome)}`);
  }
}

export { draftOrder, openHttpBrowser, placeOrder };

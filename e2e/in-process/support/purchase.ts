import { newIntent } from '../../../lib/checkout/intent';
import type { PaymentMethodName, TestBackend } from './backend';
import { TOLVAN } from './people';
import type { Browser } from './storefront';

/** The response of one call to the shop's API. */
export interface Answer {
  readonly status: number;
  /** Loosely typed JSON for assertions. */
  readonly body: Json;
}

export interface Json {
  readonly [key: string]: Json;
}

/** One call to /api/commerce, as from the checkout. Rejects when no response arrives. */
export async function call(
  browser: Browser,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await browser.fetch(`/api/commerce/${path}`, body === undefined ? { headers } : init);
  return { status: response.status, body: await response.json() };
}

interface Draft {
  readonly payment: PaymentMethodName;
  /** Twelve digits of a buyer who is not signed in; null for one who is. */
  readonly ssn?: string | null;
  readonly phone?: string;
  readonly quantity?: number;
  /** The backend's test product by default. */
  readonly variantCode?: string;
}

interface Method {
  readonly id: string | number;
  readonly code: string;
  readonly price?: number | null;
}

/** Matches other spellings of the same method: `SWISH_V2`, `Bank_Transfer`. */
function isMethod(code: string, payment: PaymentMethodName): boolean {
  return (
    code
      .toLowerCase()
      .replace(/[_-]v\d+$/, '')
      .replace('-', '_') === payment
  );
}

/**
 * The body of create-order, from the shop's own offers to this browser: its methods, price and total.
 * `agreed.epoch` is null: the lines decide.
 */
export async function draftOrder(browser: Browser, backend: TestBackend, draft: Draft) {
  const { payment, ssn = TOLVAN, phone = '0701234567', quantity = 1, variantCode = backend.variantCode } = draft;
  const variantId = await backend.variantId(variantCode);
  const productVariants = { '0': { id: variantId, quantity } };
  const [payments, shippings, variant] = await Promise.all([
    call(browser, 'payment-methods'),
    call(browser, 'get-shipping-methods', { productVariants }),
    call(browser, `product-variants/${variantCode}`),
  ]);
  const method = (payments.body as unknown as Method[]).find(({ code }) => isMethod(code, payment));
  const shipping = (shippings.body as unknown as Method[])[0];
  const price = Number(variant.body.price);
  if (!method || !shipping) throw new Error(`${payment} or delivery is not offered`);
  return {
    agreed: { epoch: null, prices: { '0': price }, total: price * quantity + (shipping.price ?? 0) },
    paymentId: method.id,
    shippingId: shipping.id,
    phoneNumber: phone,
    email: 'kund@example.com',
    subscribedToNewsletter: false,
    productVariants,
    ...(ssn === null ? {} : { ssn }),
  };
}

export type OrderBody = Awaited<ReturnType<typeof draftOrder>>;

/** Sends create-order with an intent, as the button does. Rejects when no response arrives. */
export function placeOrder(browser: Browser, body: OrderBody, intent = newIntent()): Promise<Answer> {
  return call(browser, 'create-order', body, { 'Idempotency-Key': intent });
}

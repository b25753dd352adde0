import { newIntent } from '../../../lib/browser/new-intent';
import { paymentHandler } from '../../../lib/domain/order/payments/index';
import type { PaymentMethodName } from '../../support/stored-order';
import type { EmbeddedBackend } from './embedded-backend';
import { TOLVAN } from './people';
import type { Browser } from './storefront';

export interface ApiResponse {
  readonly status: number;
  readonly body: Json;
}

interface Json {
  readonly [key: string]: Json;
}

/** One call to /api/commerce, as from the checkout. Rejects when no response arrives. */
export async function call(
  browser: Browser,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await browser.fetch(`/api/commerce/${path}`, body === undefined ? { headers } : init);
  return { status: response.status, body: await response.json() };
}

/** What identifies products in calls to the shop: the backend's test variant and its id in orders. */
export type Catalogue = Pick<EmbeddedBackend, 'variantCode' | 'variantId'>;

interface Offer {
  readonly id: string | number;
  readonly code: string;
  readonly name: string;
  readonly price?: number | null;
}

/** The payment method by this name, and the first delivery method for these variants, as offered to a browser. */
export async function offersFor(browser: Browser, payment: PaymentMethodName, productVariants: unknown) {
  const [payments, deliveries] = await Promise.all([
    call(browser, 'payment-methods'),
    call(browser, 'get-shipping-methods', { productVariants }),
  ]);
  const method = (payments.body as unknown as Offer[]).find(({ code }) => paymentHandler(code)?.name === payment);
  const delivery = (deliveries.body as unknown as Offer[])[0];
  if (!method || !delivery) throw new Error(`${payment} or delivery is not offered`);
  return { method, delivery };
}

interface Draft {
  readonly payment: PaymentMethodName;
  /** Twelve digits of a buyer who is not signed in; null for one who is. */
  readonly ssn?: string | null;
  readonly phone?: string;
  readonly quantity?: number;
}

/**
 * The body of create-order, from the shop's own offers to this browser: its methods, price and total.
 * `agreed.epoch` is null: the lines decide.
 */
export async function draftOrder(browser: Browser, { variantCode, variantId }: Catalogue, draft: Draft) {
  const { payment, ssn = TOLVAN, phone = '0701234567', quantity = 1 } = draft;
  const productVariants = { '0': { id: await variantId(variantCode), quantity } };
  const [{ method, delivery }, variant] = await Promise.all([
    offersFor(browser, payment, productVariants),
    call(browser, `product-variants/${variantCode}`),
  ]);
  const price = Number(variant.body.price);
  return {
    agreed: { epoch: null, prices: { '0': price }, total: price * quantity + (delivery.price ?? 0) },
    paymentId: method.id,
    shippingId: delivery.id,
    phoneNumber: phone,
    email: 'kund@example.com',
    subscribedToNewsletter: false,
    productVariants,
    ...(ssn === null ? {} : { ssn }),
  };
}

export type OrderBody = Awaited<ReturnType<typeof draftOrder>>;

/** Sends create-order with an intent, as the button does. Rejects when no response arrives. */
export function placeOrder(browser: Browser, body: OrderBody, intent = newIntent()): Promise<ApiResponse> {
  return call(browser, 'create-order', body, { 'Idempotency-Key': intent });
}

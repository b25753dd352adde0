import { vi } from 'vitest';
import { ore } from '@/lib/prices/money';
import { cartItem } from '../../../lib/cart/cart.fixture';
import type { CartItem } from '../../../lib/cart/cart-item';
import type { Contact } from '../../../lib/checkout/contact-form';
import type { PaymentMethodName, TestBackend } from './backend';
import { TOLVAN } from './people';
import { call } from './purchase';
import type { Browser } from './storefront';

/** The browser's storage between two views of a page. */
export type Storage = Map<string, string>;

/** This number's owner never answers in Swish (contract.md C1), so that the test decides. */
export const BUYER: Contact = { email: 'kund@example.com', phone: '0700000014', ssn: TOLVAN };

/** The URL that tells whether a product is still sold. */
const SOLD = '/api/product/';

/** Makes this process one browser's page, with its fetch and storage but without a screen. */
function becomePage(browser: Browser, storage: Storage): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return real(input, init);
    return input.startsWith(SOLD) ? Promise.resolve(new Response('{}')) : browser.fetch(input, init);
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  if (!('window' in globalThis)) {
    vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  }
  vi.stubGlobal('reportError', (error: Error) => {
    throw error;
  });
}

/**
 * The checkout's stores and service of a newly opened page, in the shop of `browser`. Opening it again with the same storage is a
 * reload.
 */
export async function openCheckoutPage(browser: Browser, storage: Storage) {
  vi.resetModules();
  becomePage(browser, storage);
  const [stores, cart, flow, hydration, placing, recovering, settling, status] = await Promise.all([
    import('../../../stores/checkout-store'),
    import('../../../stores/cart-store'),
    import('../../../stores/order-flow'),
    import('../../../stores/hydration'),
    import('../../../components/checkout/service/place-order'),
    import('../../../components/checkout/service/recover-order'),
    import('../../../components/checkout/service/settle-order'),
    import('../../../lib/checkout/order-status'),
  ]);
  hydration.hydrateStores();
  return {
    ...placing,
    ...recovering,
    ...settling,
    ...status,
    dispatch: flow.dispatchCheckout,
    enter: flow.enterCheckout,
    cart: () => cart.useCart.getState(),
    checkout: () => stores.useCheckout.getState().checkout,
  };
}

export type CheckoutPage = Awaited<ReturnType<typeof openCheckoutPage>>;

interface Offer {
  readonly id: number | string;
  readonly code: string;
  readonly name: string;
  readonly price?: number | null;
}

/** One piece of the backend's test product at the shop's own price. */
export async function goodsOf(
  browser: Browser,
  backend: Pick<TestBackend, 'variantCode' | 'variantId'>,
): Promise<CartItem> {
  const { variantCode } = backend;
  const { body } = await call(browser, `product-variants/${variantCode}`);
  const id = String(await backend.variantId(variantCode));
  const price = ore(Number(body.price));
  return cartItem({ id, code: variantCode, variantId: id, variantCode, price, sum: price, vat: ore(Number(body.vat)) });
}

/** Fills the cart and the form of a page. Resolves with the displayed total, in öre. */
export async function fillIn(page: CheckoutPage, browser: Browser, backend: TestBackend, payment: PaymentMethodName) {
  if (page.cart().data.length === 0) page.cart().replace([await goodsOf(browser, backend)]);
  const [item] = page.cart().data;
  if (!item) throw new Error('the cart is empty');
  if (page.checkout().status === 'idle') page.enter(false, crypto.randomUUID());
  const productVariants = { '0': { id: await backend.variantId(backend.variantCode), quantity: item.qty } };
  const [payments, shippings] = await Promise.all([
    call(browser, 'payment-methods'),
    call(browser, 'get-shipping-methods', { productVariants }),
  ]);
  const { paymentHandler } = await import('../../../lib/checkout/payments');
  const method = (payments.body as unknown as Offer[]).find(({ code }) => paymentHandler(code)?.name === payment);
  const delivery = (shippings.body as unknown as Offer[])[0];
  if (!method || !delivery) throw new Error(`${payment} or delivery is not offered`);
  page.dispatch({ type: 'delivery-chosen', method: delivery });
  page.dispatch({ type: 'payment-chosen', method });
  const shipping = ore(delivery.price ?? 0);
  return { total: ore(item.price * item.qty + shipping), shipping };
}

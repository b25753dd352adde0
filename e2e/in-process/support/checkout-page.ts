import { vi } from 'vitest';
import { productVariants } from '@/lib/domain/order/order-body';
import { ore } from '@/lib/domain/prices/money';
import type { Contact } from '../../../lib/domain/buyer/contact-form';
import { cartItem } from '../../../lib/domain/cart/cart.fixture';
import type { CartItem } from '../../../lib/domain/cart/cart-item';
import type { PaymentMethodName } from '../../support/stored-order';
import { TOLVAN } from './people';
import { type Catalogue, call, offersFor } from './purchase';
import type { Browser } from './storefront';

export type Storage = Map<string, string>;

/** This number's owner never responds in Swish (contract.md C1), so that the test decides. */
export const BUYER: Contact = { email: 'kund@example.com', phone: '0700000014', ssn: TOLVAN };

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
  const [stores, cart, flow, hydration, placing, recovering, settling, status, toasts] = await Promise.all([
    import('../../../stores/checkout-store'),
    import('../../../stores/cart-store'),
    import('../../../stores/order-flow'),
    import('../../../stores/hydration'),
    import('../../../components/checkout/service/place-order'),
    import('../../../components/checkout/service/recover-order'),
    import('../../../components/order/settle-order'),
    import('../../../lib/browser/api/order-status'),
    import('../../../components/ui/toast'),
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
    message: () => toasts.toasterRequest.text(),
    checkout: () => stores.useCheckout.getState().checkout,
  };
}

export type CheckoutPage = Awaited<ReturnType<typeof openCheckoutPage>>;

/** One piece of the backend's test product at the shop's own price. */
export async function testItem(browser: Browser, { variantCode, variantId }: Catalogue): Promise<CartItem> {
  const { body } = await call(browser, `product-variants/${variantCode}`);
  const id = String(await variantId(variantCode));
  const price = ore(Number(body.price));
  return cartItem({ id, code: variantCode, variantId: id, variantCode, price, sum: price, vat: ore(Number(body.vat)) });
}

/** Chooses delivery and payment for the cart. Resolves with the displayed total, in öre. */
export async function chooseMethods(page: CheckoutPage, browser: Browser, payment: PaymentMethodName) {
  const items = page.cart().data;
  const { method, delivery } = await offersFor(browser, payment, productVariants(items));
  page.dispatch({ type: 'delivery-chosen', method: delivery });
  page.dispatch({ type: 'payment-chosen', method });
  const shipping = ore(delivery.price ?? 0);
  return { total: ore(items.reduce<number>((sum, { price, qty }) => sum + price * qty, shipping)), shipping };
}

export interface Checkout {
  readonly page: CheckoutPage;
  readonly browser: Browser;
  readonly backend: Catalogue;
}

/** Fills the cart and the form of a page. Resolves with the displayed total, in öre. */
export async function fillIn({ page, browser, backend }: Checkout, payment: PaymentMethodName) {
  if (page.cart().data.length === 0) page.cart().replace([await testItem(browser, backend)]);
  if (page.checkout().status === 'idle') page.enter(false, crypto.randomUUID());
  return chooseMethods(page, browser, payment);
}

export async function order(checkout: Checkout, payment: PaymentMethodName, contact = BUYER): Promise<void> {
  const { total, shipping } = await fillIn(checkout, payment);
  await checkout.page.placeOrder(contact, total, shipping);
}

/** The number of the order that waits on this page. */
export function waitingOrder(page: CheckoutPage): number {
  const state = page.checkout();
  if (!('order' in state)) throw new Error(`no order in ${state.status}`);
  return Number(state.order.orderId);
}

/** Fetches the state of the order that waits on this page, as the page does again and again. */
export async function refresh(page: CheckoutPage) {
  return page.settleOrder(await page.fetchOrderStatus(waitingOrder(page)));
}

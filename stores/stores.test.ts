import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItem, cartProduct } from '@/lib/domain/cart/cart.fixture';
import {
  agreedFixture,
  attemptFixture,
  orderLineFixture,
  placedOrderFixture,
  stateFixtures,
} from '@/lib/domain/order/order.fixture';
import { type CheckoutState, initialCheckout } from '@/lib/domain/order/state';
import { toStored } from '@/lib/domain/order/stored-checkout';

const stored = new Map<string, string>();
const { paying, done, 'choosing-metal': choosing } = stateFixtures(placedOrderFixture({ placedAt: Date.now() }));

/** The stores of a newly opened page, with an earlier visit's stored values. */
async function openPage() {
  vi.resetModules();
  const [cart, checkout, auth, hydration, flow] = await Promise.all([
    import('./cart-store'),
    import('./checkout-store'),
    import('./auth-store'),
    import('./hydration'),
    import('./order-flow'),
  ]);
  return { ...cart, ...checkout, ...auth, ...hydration, ...flow };
}

function store(name: 'cart' | 'checkout', state: unknown, version = 1): void {
  stored.set(`guldkajen-${name}`, JSON.stringify({ state, version }));
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('a cart from an earlier visit', () => {
  it('is empty until hydration, then shows what is readable of any version, and counts the rest', async () => {
    store('cart', { data: [cartItem({ qty: 2 }), { id: 'x' }] }, 0);
    const page = await openPage();
    expect(page.useCart.getState().data).toEqual([]);
    page.hydrateStores();
    expect(page.useCart.getState()).toMatchObject({ dropped: 1, data: [{ qty: 2, sum: 2_858_000 }] });
  });

  it.each(['no json', '{"state":[],"version":99}'])('survives %s', async (text) => {
    for (const name of ['cart', 'checkout', 'auth']) stored.set(`guldkajen-${name}`, text);
    const page = await openPage();
    page.hydrateStores();
    expect(page.useCart.getState().data).toEqual([]);
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });
});

describe('opening the cart', () => {
  it('by adding something clears checkout data', async () => {
    const page = await openPage();
    page.enterCheckout(false, 'i');
    page.clearCheckoutOnOpening();
    page.useCart.getState().add(cartProduct(), 2);
    expect(page.useCart.getState()).toMatchObject({ open: true, data: [{ qty: 2 }] });
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });

  it('before the checkout was loaded clears it too', async () => {
    const page = await openPage();
    page.enterCheckout(false, 'i');
    page.useCart.getState().openPanel();
    page.clearCheckoutOnOpening();
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });

  it('keeps the unpaid order of an earlier page', async () => {
    const earlier = await openPage();
    earlier.enterCheckout(false, 'i');
    earlier.dispatchCheckout({ type: 'order-sent', agreed: agreedFixture(), owner: null });
    const page = await openPage();
    page.clearCheckoutOnOpening();
    page.useCart.getState().openPanel();
    const attempt = attemptFixture({ intent: 'i', inDoubt: true });
    expect(page.useCheckout.getState().checkout).toEqual({ status: 'idle', earlier: attempt });
    page.enterCheckout(false, 'i-2');
    expect(page.useCheckout.getState().checkout).toMatchObject({ status: 'details', attempt });
  });
});

describe('the stored checkout', () => {
  it('of another tab does not end a payment here, except by paying this order', async () => {
    let notify = (_event: { key: string; newValue: string }) => {};
    vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof notify) => (notify = listener) });
    const page = await openPage();
    page.hydrateStores();
    page.useCheckout.setState({ checkout: paying });
    const otherTab = (state: CheckoutState) => {
      store('checkout', toStored(state), 2);
      notify({ key: 'guldkajen-checkout', newValue: stored.get('guldkajen-checkout') ?? '' });
      return page.useCheckout.getState().checkout.status;
    };
    expect([initialCheckout, { ...done, intent: 'i-8' }, done].map(otherTab)).toEqual(['paying', 'paying', 'done']);
  });

  it('is not overwritten by a page that has not read it and learns who the customer is', async () => {
    store('checkout', toStored(paying), 2);
    const before = stored.get('guldkajen-checkout');
    const page = await openPage();
    page.dispatchCheckout({ type: 'customer-changed', customerId: '7' });
    expect(stored.get('guldkajen-checkout')).toBe(before);
  });

  it('of an order from another tab is continued here, instead of a choice of metal', async () => {
    const page = await openPage();
    page.useCheckout.setState({ checkout: { ...choosing, attempt: attemptFixture({ intent: 'i-2' }) } });
    store('checkout', toStored(paying), 2);
    page.dispatchCheckout({ type: 'metal-chosen', metal: 'gold' });
    expect(stored.get('guldkajen-checkout')).toContain('991');
    expect(page.useCheckout.getState().checkout).toMatchObject({ attempt: { intent: 'i-1' } });
  });

  it('hides an earlier order from a customer who signs in, but keeps it', async () => {
    const page = await openPage();
    page.useCheckout.setState({ checkout: paying });
    expect(page.changeCustomer('7')).toBe(true);
    expect(page.useCheckout.getState().checkout).toEqual({ status: 'idle', earlier: paying.attempt });
    expect(stored.get('guldkajen-checkout')).toContain('"order":null');
  });

  it('does not change by an impossible event, which is reported', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const page = await openPage();
    page.useCheckout.setState({ checkout: paying });
    page.dispatchCheckout({ type: 'metal-chosen', metal: 'gold' });
    expect(page.useCheckout.getState().checkout).toBe(paying);
    expect(reported).toHaveBeenCalledOnce();
  });
});

it('a paid order is removed from the cart once, however many tabs notice it', async () => {
  const order = placedOrderFixture({ lines: [orderLineFixture({ variantCode: cartProduct().variantCode })] });
  const page = await openPage();
  page.useCart.getState().add(cartProduct(), 3);
  for (const tab of [page, await openPage()]) {
    tab.hydrateStores();
    tab.useCheckout.setState({ checkout: paying });
    tab.dispatchCheckout({ type: 'payment-settled', order, isPaid: true });
  }
  expect(JSON.parse(stored.get('guldkajen-cart') ?? '').state.data).toMatchObject([{ qty: 2 }]);
});

it('of a customer, the browser stores no personal number, address or token', async () => {
  const page = await openPage();
  const record = {
    blocked: true,
    firstName: 'Tolvan',
    email: 'kund@example.com',
    address: 'Gatan 1',
    maskedSsn: '19121212-****',
  };
  page.useAuth.getState().setCustomer({ customerId: '7', ...record }, new Date(0));
  expect(JSON.parse(stored.get('guldkajen-auth') ?? '').state).toEqual({
    blocked: true,
    customerId: '7',
    firstName: 'Tolvan',
    lastRefresh: 0,
  });
});

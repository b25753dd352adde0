import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItem, cartProduct } from '@/lib/cart/cart.fixture';
import {
  agreedFixture,
  attemptFixture,
  choicesFixture,
  orderLineFixture,
  placedOrderFixture,
  responseFixture,
  stateFixtures,
} from '@/lib/checkout/order.fixture';
import { type CheckoutState, initialCheckout } from '@/lib/checkout/state';
import { toStored } from '@/lib/checkout/stored-checkout';

const stored = new Map<string, string>();

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

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('the cart store', () => {
  it('is empty until hydration, and shows the stored cart then', async () => {
    stored.set('guldkajen-cart', JSON.stringify({ state: { data: [cartItem({ qty: 2 })] }, version: 1 }));
    const page = await openPage();
    expect(page.useCart.getState().data).toEqual([]);
    page.hydrateStores();
    expect(page.useCart.getState().data).toMatchObject([{ qty: 2, sum: 2_858_000 }]);
  });

  it.each([
    'no json',
    '5',
    'null',
    '{"state":{"data":[{"id":1}]},"version":1}',
    '{"state":{"data":"x"},"version":0}',
    '{"state":[],"version":99}',
  ])('survives %s', async (text) => {
    stored.set('guldkajen-cart', text);
    stored.set('guldkajen-checkout', text);
    stored.set('guldkajen-auth', text);
    const page = await openPage();
    page.hydrateStores();
    expect(page.useCart.getState().data).toEqual([]);
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });

  it('reads an older version, and counts unreadable lines', async () => {
    stored.set('guldkajen-cart', JSON.stringify({ state: { data: [cartItem(), { id: 'x' }] }, version: 0 }));
    const page = await openPage();
    page.hydrateStores();
    expect(page.useCart.getState()).toMatchObject({ dropped: 1, data: [{ qty: 1 }] });
  });

  it('opens when something is added, which clears checkout data', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.clearCheckoutOnOpening();
    page.useCart.getState().add(cartProduct(), 2);
    expect(page.useCart.getState()).toMatchObject({ open: true, data: [{ qty: 2 }] });
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });

  it('remembers only the unpaid order of an earlier page', async () => {
    const earlier = await openPage();
    earlier.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    earlier.dispatchCheckout({ type: 'order-sent', agreed: agreedFixture(), owner: null });
    const page = await openPage();
    page.clearCheckoutOnOpening();
    page.useCart.getState().openPanel();
    const attempt = attemptFixture({ intent: 'i', inDoubt: true });
    expect(page.useCheckout.getState().checkout).toEqual({ status: 'idle', earlier: attempt });
    page.enterCheckout(false, 'i-2');
    expect(page.useCheckout.getState().checkout).toMatchObject({ status: 'details', attempt });
  });

  it('clears checkout data too when it was opened before the checkout was loaded', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.useCart.getState().openPanel();
    page.clearCheckoutOnOpening();
    expect(page.useCheckout.getState().checkout).toEqual(initialCheckout);
  });

  it('works when the browser refuses storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    const page = await openPage();
    page.hydrateStores();
    page.useCart.getState().add(cartProduct(), 1);
    expect(page.useCart.getState().data).toHaveLength(1);
  });
});

describe('persisted data', () => {
  it('of a customer: no personal number, address or token', async () => {
    const page = await openPage();
    page.useAuth.getState().setCustomer(
      {
        customerId: '7',
        isAdult: true,
        firstName: 'Tolvan',
        lastName: 'Tolvansson',
        email: 'kund@example.com',
        address: 'Gatan 1',
        zipCode: '21134',
        city: 'Malmö',
        county: '',
        phone: '0701234567',
        blocked: false,
        subscribedToNewsletter: false,
        maskedSsn: '19121212-****',
      },
      new Date(0),
    );
    expect(JSON.parse(stored.get('guldkajen-auth') ?? '').state).toEqual({
      customerId: '7',
      firstName: 'Tolvan',
      lastRefresh: 0,
    });
  });

  it('of a checkout: another tab does not end a payment here, except by paying this order', async () => {
    let tell = (_event: { key: string; newValue: string }) => {};
    vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof tell) => (tell = listener) });
    const page = await openPage();
    page.hydrateStores();
    page.useCheckout.setState({ checkout: paying });
    const otherTab = (state: CheckoutState) => {
      stored.set('guldkajen-checkout', JSON.stringify({ state: toStored(state), version: 2 }));
      tell({ key: 'guldkajen-checkout', newValue: stored.get('guldkajen-checkout') ?? '' });
      return page.useCheckout.getState().checkout.status;
    };
    const done = { status: 'done', order: paying.order, metal: null, verified: false } as const;
    expect(otherTab(initialCheckout)).toBe('paying');
    expect(otherTab({ ...done, intent: 'i-8' })).toBe('paying');
    expect(otherTab({ ...done, intent: 'i-1' })).toBe('done');
  });

  it('of a checkout: is not overwritten by a page that has not read it and learns who the customer is', async () => {
    const earlier = await openPage();
    earlier.useCheckout.setState({ checkout: paying });
    const before = stored.get('guldkajen-checkout');
    const page = await openPage();
    page.dispatchCheckout({ type: 'customer-changed', customerId: '7' });
    expect(stored.get('guldkajen-checkout')).toBe(before);
  });

  it.each([
    ['the same cart', 'details', null, null, true],
    ['a cart with both metals', 'choosing-metal', null, 'gold', true],
    ['the whole cart', 'details', 'gold', null, true],
    ['the other metal', 'details', 'silver', 'gold', true],
  ] as const)(
    'of a checkout: %s, ordered in another tab, is continued here: %s',
    async (_, status, metal, theirs, isKept) => {
      const page = await openPage();
      const { [status]: mine, paying } = stateFixtures();
      const choices = choicesFixture();
      page.useCheckout.setState({
        checkout: { ...mine, choices: { ...choices, metal }, attempt: attemptFixture({ intent: 'i-2' }) },
      });
      const other = toStored({ ...paying, choices: { ...choices, metal: theirs } });
      stored.set('guldkajen-checkout', JSON.stringify({ state: other, version: 2 }));
      page.dispatchCheckout(status === 'details' ? { type: 'failure-read' } : { type: 'metal-chosen', metal: 'gold' });
      expect(stored.get('guldkajen-checkout')?.includes('991')).toBe(isKept);
      expect(page.useCheckout.getState().checkout).toMatchObject({ attempt: { intent: isKept ? 'i-1' : 'i-2' } });
    },
  );

  it('of a checkout: the order survives a reload, the payment provider’s URL does not', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.dispatchCheckout({ type: 'payment-chosen', method: { id: 1, code: 'zimpler', name: 'Zimpler' } });
    page.dispatchCheckout({ type: 'order-sent', agreed: agreedFixture({ paymentCode: 'zimpler' }), owner: null });
    const answer = responseFixture({ redirectUrl: 'https://z' });
    page.dispatchCheckout({ type: 'order-answered', intent: 'i', answer, owner: null, at: 0, nextIntent: 'j' });
    expect(stored.get('guldkajen-checkout')).not.toContain('https://z');
    const again = await openPage();
    again.hydrateStores();
    expect(again.useCheckout.getState().checkout).toMatchObject({
      status: 'paying',
      attempt: { orderId: 991, intent: 'i' },
    });
  });
});

describe('a paid order is removed from the cart', () => {
  const order = placedOrderFixture({ lines: [orderLineFixture({ variantCode: cartProduct().variantCode })] });
  const settled = { type: 'payment-settled', order } as const;

  it('but not the other metal', async () => {
    const page = await openPage();
    page.useCart.getState().add(cartProduct(), 1);
    page.useCart.getState().add(cartProduct({ id: 's', code: 'SILVER', variantCode: 'S', metal: 'silver' }), 1);
    page.useCheckout.setState({ checkout: paying });
    page.dispatchCheckout(settled);
    expect(page.useCart.getState().data.map((item) => item.code)).toEqual(['SILVER']);
  });

  it('but not what was added during the payment', async () => {
    const page = await openPage();
    page.useCart.getState().add(cartProduct(), 3);
    page.useCheckout.setState({ checkout: paying });
    page.dispatchCheckout(settled);
    expect(page.useCart.getState().data).toMatchObject([{ qty: 2 }]);
  });

  it('once, however many tabs hear of it', async () => {
    const page = await openPage();
    page.useCart.getState().add(cartProduct(), 3);
    for (const tab of [page, await openPage()]) {
      tab.hydrateStores();
      tab.useCheckout.setState({ checkout: paying });
      tab.dispatchCheckout(settled);
    }
    expect(JSON.parse(stored.get('guldkajen-cart') ?? '').state.data).toMatchObject([{ qty: 2 }]);
  });
});

it('reports an impossible event, and changes nothing', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const page = await openPage();
  page.useCheckout.setState({ checkout: paying });
  page.dispatchCheckout({ type: 'metal-chosen', metal: 'gold' });
  expect(page.useCheckout.getState().checkout).toBe(paying);
  expect(reported).toHaveBeenCalledOnce();
});

it('hides an earlier order from a customer who signs in, but keeps it', async () => {
  const page = await openPage();
  page.useCheckout.setState({ checkout: paying });
  expect(page.changeCustomer('7')).toBe(true);
  expect(page.useCheckout.getState().checkout).toEqual({ status: 'idle', earlier: paying.attempt });
  expect(JSON.parse(stored.get('guldkajen-checkout') ?? '').state).toMatchObject({ order: null, createdOrderId: 991 });
});

const paying = {
  status: 'paying',
  attempt: attemptFixture({ orderId: 991 }),
  choices: choicesFixture(),
  order: placedOrderFixture(),
  progress: { kind: 'waiting' },
  failure: null,
} as const satisfies CheckoutState;

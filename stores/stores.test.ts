import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItem, cartProduct } from '@/lib/cart/cart.fixture';
import { placedOrderFixture } from '@/lib/checkout/order.fixture';
import { initialCheckout } from '@/lib/checkout/state';

const stored = new Map<string, string>();

/** The stores as a freshly opened page has them, with what an earlier visit left behind. */
async function openPage() {
  vi.resetModules();
  const [cart, checkout, compare, auth, hydration, flow] = await Promise.all([
    import('./cart-store'),
    import('./checkout-store'),
    import('./compare-store'),
    import('./auth-store'),
    import('./hydration'),
    import('./order-flow'),
  ]);
  return { ...cart, ...checkout, ...compare, ...auth, ...hydration, ...flow };
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
  it('shows an empty cart until the page is alive, and the stored one then', async () => {
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
    expect(page.useCheckout.getState().activeStep).toBe(1);
  });

  it('reads what an older version stored, and counts what it could not read', async () => {
    stored.set('guldkajen-cart', JSON.stringify({ state: { data: [cartItem(), { id: 'x' }] }, version: 0 }));
    const page = await openPage();
    page.hydrateStores();
    expect(page.useCart.getState()).toMatchObject({ dropped: 1, data: [{ qty: 1 }] });
  });

  it('opens when something is added, and opening it clears checkout data', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.clearCheckoutOnOpening();
    page.useCart.getState().add(cartProduct(), 2);
    expect(page.useCart.getState()).toMatchObject({ open: true, data: [{ qty: 2 }] });
    expect(page.useCheckout.getState()).toMatchObject(initialCheckout);
  });

  it('keeps in mind an order that an earlier page left unpaid, and nothing else of it', async () => {
    const earlier = await openPage();
    earlier.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    earlier.dispatchCheckout({ type: 'order-sent' });
    const page = await openPage();
    page.clearCheckoutOnOpening();
    page.useCart.getState().openPanel();
    const unsettled = { intent: 'i', orderId: null };
    expect(page.useCheckout.getState()).toMatchObject({ ...initialCheckout, unsettled });
    page.enterCheckout(false, 'i-2');
    expect(page.useCheckout.getState()).toMatchObject({ intent: 'i', unsettled });
  });

  it('clears checkout data too when it was opened before the checkout was loaded', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.useCart.getState().openPanel();
    page.clearCheckoutOnOpening();
    expect(page.useCheckout.getState()).toMatchObject(initialCheckout);
  });

  it('works in a browser that refuses storage', async () => {
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

describe('what is stored', () => {
  it('of a customer: no personal number, no address, no token', async () => {
    const page = await openPage();
    page.useAuth.getState().setCustomer(
      {
        customerId: '7',
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

  it('of a checkout: another tab does not end a payment here, except by having paid this very order', async () => {
    let tell = (_event: { key: string; newValue: string }) => {};
    vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof tell) => (tell = listener) });
    const page = await openPage();
    page.hydrateStores();
    const paying = { ...fullCheckout, activeStep: 2 as const, createdOrderId: '9', order: fullOrder };
    page.useCheckout.setState(paying);
    const otherTab = (state: object) => {
      stored.set('guldkajen-checkout', JSON.stringify({ state, version: 1 }));
      tell({ key: 'guldkajen-checkout', newValue: stored.get('guldkajen-checkout') ?? '' });
      return page.useCheckout.getState().activeStep;
    };
    expect(otherTab({ ...fullCheckout, activeStep: 1 })).toBe(2);
    expect(otherTab({ ...paying, activeStep: 3, createdOrderId: '8', order: { ...fullOrder, orderId: '8' } })).toBe(2);
    expect(otherTab({ ...paying, activeStep: 3 })).toBe(3);
  });

  it('of a checkout: the order survives a reload, the address of the payment provider does not', async () => {
    const page = await openPage();
    page.dispatchCheckout({ type: 'entered', mixed: false, intent: 'i' });
    page.dispatchCheckout({ type: 'payment-chosen', method: { id: 1, code: 'zimpler', name: 'Zimpler' } });
    page.dispatchCheckout({ type: 'order-sent' });
    page.dispatchCheckout({
      type: 'order-answered',
      nextIntent: 'j',
      order: null,
      answer: { code: 200, message: 'OK', orderId: '9', redirectUrl: 'https://z', verificationRequired: false },
    });
    expect(stored.get('guldkajen-checkout')).not.toContain('https://z');
    const again = await openPage();
    again.hydrateStores();
    expect(again.useCheckout.getState()).toMatchObject({ activeStep: 2, createdOrderId: '9', intent: 'i' });
  });
});

it('compare holds a product once and lets go of it the second time', async () => {
  const page = await openPage();
  const { toggle } = page.useCompare.getState();
  toggle(cartProduct());
  expect(page.useCompare.getState().data).toHaveLength(1);
  toggle(cartProduct());
  expect(page.useCompare.getState().data).toEqual([]);
});

it('a paid order takes its goods out of the cart and leaves the other metal', async () => {
  const page = await openPage();
  page.useCart.getState().add(cartProduct(), 1);
  page.useCart.getState().add(cartProduct({ id: 's', code: 'SILVER', metal: 'silver' }), 1);
  const line = { productCode: 'GT-10G', name: '', quantity: 1, unitPrice: null, vat: null, total: null };
  const order = { lines: [{ ...line, image: null, metal: null, weightLabel: null, purity: null }] };
  page.useCheckout.setState({ ...page.useCheckout.getState(), activeStep: 2, order: { ...fullOrder, ...order } });
  page.dispatchCheckout({ type: 'swish-paid' });
  expect(page.useCart.getState().data.map((item) => item.code)).toEqual(['SILVER']);
});

const {
  paymentMethods: _p,
  shippingMethods: _s,
  createOrderLoading: _l,
  redirectZimplerLink: _z,
  ...fullCheckout
} = initialCheckout;

const fullOrder = placedOrderFixture({ orderId: '9', number: '000000009' });

import { Activity, act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { cartItem, cartProduct } from '../../lib/domain/cart/cart.fixture';
import type { PriceList } from '../../lib/server/api/orders/agreed';
import { BUYER, fillIn, openCheckoutPage, order, refresh, testItem, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, signIn, signInOnPage, signOut as signOutElsewhere, TOLVAN } from './support/people';
import { openStorefront } from './support/storefront';

/*
 * Pages about one customer: the permanent page of an order shows the agreed contents to its buyer, in any browser. The router keeps a
 * left page with its contents; a visitor who goes back to it after a sign-out may be another person.
 */

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {} };
  return { useRouter: () => router, usePathname: () => '/checkout' };
});
// It listens to the browser's window, which this document lacks.
vi.mock('../../components/layout/page-behaviour', () => ({ PageBehaviour: () => null }));

const SILVER = 'silvermynt-1oz-maple-leaf';
const PICTURE = '/sylius/media/image/a.webp';

const LIST: PriceList = {
  changed: '2026-03-02T10:05:00.000Z',
  byVariant: new Map(),
  goods: (variantId) =>
    cartProduct({ variantId, code: 'guldtacka-10g-valcambi', name: 'Agreed name', image: PICTURE, mayWithdraw: true }),
};
const scene = checkoutScene({ prices: async () => LIST });

async function open(path: string, what: 'page' | 'terms') {
  location.href = `http://localhost:3000${path}`;
  const { render, waitFor } = await import('@testing-library/react');
  const { OrderPage } = await import('../../components/order/order-page');
  const { OrderTerms } = await import('../../components/order/order-terms');
  const { container } = render(
    what === 'page' ? <OrderPage /> : <OrderTerms versions={['2099-01-01', '2026-11-22']} />,
  );
  const until = (text: string) => waitFor(() => expect(container.textContent).toContain(text), { timeout: 20_000 });
  return { container, until };
}

async function buy(): Promise<void> {
  await order(scene, 'swish');
  await scene.backend.approveSwish(1);
}

async function elsewhere() {
  const shop = await openStorefront({ commerceUrl: scene.proxy.url });
  const browser = shop.openBrowser();
  await openCheckoutPage(browser, new Map());
  return browser;
}

it('shows the buyer on another computer the items, totals, state and receipt as agreed', async () => {
  await buy();
  const browser = await elsewhere();
  await signInOnPage(browser, scene.backend, TOLVAN);
  const { container, until } = await open('/order/1', 'page');
  await until('Beställning 000000001');
  const text = container.textContent ?? '';
  for (const fact of [
    'Agreed name',
    'Betald',
    'Betald.',
    'Varav momsfritt',
    'Frakt',
    '14\u00a0dagars ångerrätt',
    'momsreg.nr',
  ])
    expect(text).toContain(fact);
  expect(container.querySelector(`img[src*="a.webp"]`)).not.toBeNull();
  await until('19121212-1212');
  await until('Sidan är ditt kvitto.');
  expect(container.textContent).not.toContain('följer med beställningen');
});

it('tells a guest where the receipt with the personal number comes from', async () => {
  await buy();
  const { container, until } = await open('/order/1', 'page');
  await until('Betald.');
  expect(container.textContent).toContain(
    'Köparens namn och personnummer står på kvittot, som följer med beställningen.',
  );
  expect(container.textContent).not.toMatch(/Sidan är ditt kvitto|1212/);
});

it('is found again by a guest from login page, opened menu and empty cart, until somebody else has signed in', async () => {
  const { cleanup, render, screen } = await import('@testing-library/react');
  const { LoginGuide } = await import('../../components/account/login-guide');
  const { AccountLinks } = await import('../../components/account/account-links');
  const { CloseOverlay } = await import('../../components/ui/overlay-history');
  const { CartPanel } = await import('../../components/cart/cart-panel');
  const { useCart } = await import('../../stores/cart-store');
  const link = () => screen.findByRole('link', { name: 'Din senaste beställning' }, { timeout: 20_000 });
  await buy();
  render(<LoginGuide />);
  expect((await link()).getAttribute('href')).toBe('/order/1');
  cleanup();
  render(
    <CloseOverlay value={() => {}}>
      <AccountLinks />
    </CloseOverlay>,
  );
  expect((await link()).getAttribute('href')).toBe('/order/1');
  cleanup();
  useCart.setState({ data: [], open: true });
  render(<CartPanel />);
  expect((await link()).getAttribute('href')).toBe('/order/1');
  cleanup();
  await signIn(scene.browser, scene.backend, MAJA);
  await signOutElsewhere(scene.browser);
  const { fetchLatestOrder } = await import('../../lib/browser/api/shop-api');
  expect(await fetchLatestOrder()).toBeNull();
});

it.each([
  ['a guest', false, ['', BUYER.email]],
  ['a signed-in customer', true, ['Tolvan Tolvansson', 'tolvan@post.test']],
])(
  'a withdrawal from one’s own order is filled in for %s, but not over what is typed',
  async (_, isSignedIn, known) => {
    if (isSignedIn) await signIn(scene.browser, scene.backend, TOLVAN);
    await buy();
    location.href = 'http://localhost:3000/angra-kop#000000001';
    const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react');
    const { WithdrawalForm } = await import('../../components/account/withdrawal-form');
    const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
    const values = () => ['Namn', 'E-post'].map((name) => field(name).value);
    render(<WithdrawalForm />);
    expect(field('Ordernummer').value).toBe('000000001');
    await waitFor(() => expect(values()).toEqual(known), { timeout: 20_000 });
    cleanup();
    render(<WithdrawalForm />);
    fireEvent.change(field('E-post'), { target: { value: 'annan@example.com' } });
    await waitFor(() =>
      expect(scene.proxy.calls(isSignedIn ? 'get-customer' : 'fetch-order').length).toBeGreaterThan(1),
    );
    expect(field('E-post').value).toBe('annan@example.com');
  },
);

it('shows nothing to anybody else', async () => {
  await buy();
  const browser = await elsewhere();
  const guest = await open('/order/1', 'page');
  await guest.until('Logga in för att se beställningen');
  expect(guest.container.querySelector('a[href="/login?redirectTo=/order/1"]')).not.toBeNull();
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  await signInOnPage(browser, scene.backend, MAJA);
  const terms = await open('/order/1/toc', 'terms');
  const stranger = await open('/order/1', 'page');
  await stranger.until('Beställningen visas inte här');
  expect(stranger.container.textContent).not.toMatch(/SEK|Logga in/);
  expect(terms.container.textContent).toBe('');
});

it('prints the agreed terms, even after the terms have changed', async () => {
  await buy();
  const { container, until } = await open('/order/1/toc', 'terms');
  await until('Agreed name');
  const text = container.textContent ?? '';
  for (const fact of ['Frakt', 'Ångerrätt'.toLowerCase(), 'inte texten nedan']) expect(text).toContain(fact);
  expect(text).not.toContain('eventuell moms');
});

async function show(page: ReactNode) {
  const { render, waitFor } = await import('@testing-library/react');
  const tree = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{page}</Activity>;
  const view = render(tree('visible'));
  return {
    text: () => view.container.textContent,
    until: (assertion: () => void) => waitFor(assertion, { timeout: 20_000 }),
    leave: () => view.rerender(tree('hidden')),
    comeBack: () => view.rerender(tree('visible')),
  };
}

/** A paid order with its confirmation; `before` happens in between. */
async function showConfirmation(contact: typeof BUYER, before: (orderId: number) => void = () => {}) {
  await order(scene, 'swish', contact);
  const orderId = waitingOrder(scene.page);
  await scene.backend.approveSwish(orderId);
  await refresh(scene.page);
  before(orderId);
  const { CheckoutFrame } = await import('../../components/checkout/checkout-frame');
  const { Confirmation } = await import('../../components/checkout/confirmation/confirmation');
  const { useLastOrder } = await import('../../stores/last-order-store');
  const view = await show(<CheckoutFrame done={<Confirmation />} />);
  // The purchase is reported to the statistics from there.
  return { ...view, reported: () => useLastOrder.getState().order };
}

it('a cancelled order is shown as cancelled, and not reported as a purchase', async () => {
  const { text, until, reported } = await showConfirmation(BUYER, (orderId) =>
    scene.backend.changeOrder(orderId, { state: 'cancelled', paymentState: 'failed' }),
  );
  await until(() => expect(text()).toContain('Beställningen är avbruten'));
  expect(reported()).toBeNull();
});

it('the other metal of a mixed cart is ordered next with one press, with contact, delivery and payment filled in', async () => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  const { keepContact } = await import('../../stores/kept-contact');
  keepContact(BUYER);
  const { page, browser, backend } = scene;
  const variantId = await backend.variantId(SILVER);
  page.cart().replace([await testItem(browser, backend)]);
  page.enter(true, crypto.randomUUID());
  page.dispatch({ type: 'metal-chosen', metal: 'gold' });
  const { until, text } = await showConfirmation(BUYER, () =>
    page.cart().replace([cartItem({ id: '2', variantId: String(variantId), code: SILVER, metal: 'silver' })]),
  );
  const { fireEvent, screen } = await import('@testing-library/react');
  await until(() => expect(text()).toContain('Tack'));
  const next = screen.getByRole('button', { name: 'Beställ silvret nu' });
  const isBelow = (text: string) =>
    (screen.getByText(text).compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // What happens now may be how to pay this order.
  expect([isBelow('Det här händer nu'), isBelow('Ordernummer')]).toEqual([true, false]);
  fireEvent.click(next);
  await until(() => expect(page.checkout().status).toBe('details'));
  const typed = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;
  expect(['E-post', 'Mobilnummer', 'Personnummer'].map(typed)).toEqual([BUYER.email, BUYER.phone, '']);
  expect(page.checkout()).toMatchObject({
    choices: { payment: { code: 'swish' }, delivery: { code: expect.stringMatching(/./) } },
  });
});

it("a signed-out customer's confirmation is not shown to the next person", async () => {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  const { text, until, leave, comeBack, reported } = await showConfirmation({ ...BUYER, ssn: null });
  await until(() => expect(text()).toContain(`Bekräftelsen skickas till ${BUYER.email}`));
  await until(() => expect(reported()).not.toBeNull());
  leave();
  const { signOut } = await import('../../components/account/sign-out');
  await act(async () => void (await signOut()));
  comeBack();
  expect(text()).not.toContain(BUYER.email);
  expect(text()).toContain('Varukorgen är tom');
});

it('nor is their profile, nor what they have viewed', async () => {
  await signIn(scene.browser, scene.backend, TOLVAN);
  const { useRecentlySeen } = await import('../../stores/recently-seen-store');
  useRecentlySeen.getState().add('guldtacka-10g-valcambi');
  const { Profile } = await import('../../components/account/profile');
  const { text, until, leave, comeBack } = await show(<Profile />);
  await until(() => expect(text()).toContain('Tolvansson'));
  const { fireEvent, screen } = await import('@testing-library/react');
  fireEvent.click(screen.getByRole('button', { name: 'Logga ut' }));
  await until(() => expect([...scene.browser.cookies.keys()]).not.toContain('guldkajen-session'));
  await until(() => expect(text()).not.toContain('Tolvansson'));
  leave();
  comeBack();
  expect(text()).not.toContain('Tolvansson');
  expect(useRecentlySeen.getState().codes).toEqual([]);
});

it.each([
  ['profile', async () => (await import('../../components/account/profile')).Profile],
  ['checkout', async () => (await import('../../components/checkout/checkout-frame')).CheckoutFrame],
])('nor are they signed in again by the %s that they had left before', async (_, load) => {
  const { maskedSsn, customerId } = await signInOnPage(scene.browser, scene.backend, TOLVAN);
  await fillIn(scene, 'swish');
  const Page = await load();
  const { text, until, leave, comeBack } = await show(<Page done={null} />);
  await until(() => expect(text()).toContain(maskedSsn));
  leave();
  const { signOut } = await import('../../components/account/sign-out');
  await act(async () => void (await signOut()));
  const { useAuth } = await import('../../stores/auth-store');
  const signedIn = new Set([useAuth.getState().customerId]);
  useAuth.subscribe((now) => signedIn.add(now.customerId));
  comeBack();
  expect(signedIn).not.toContain(customerId);
});

it('a profile in another tab of a customer who has signed out becomes the login page', async () => {
  await signIn(scene.browser, scene.backend, TOLVAN);
  const { Profile } = await import('../../components/account/profile');
  const { text, until } = await show(<Profile />);
  await until(() => expect(text()).toContain('Tolvansson'));
  await signOutElsewhere(scene.browser);
  // What the storage event of the other tab does.
  const { useAuth } = await import('../../stores/auth-store');
  act(() => useAuth.getState().reset());
  await until(() => expect(text()).toContain('Starta BankID'));
});

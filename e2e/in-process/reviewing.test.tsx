import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ore } from '../../lib/domain/prices/money';
import { BUYER, fillIn, order, refresh, testItem, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { holdCalls, openCheckout, openConfirmation, openReview } from './support/checkout-screen';
import { MAJA, signIn, signInOnPage, signOut, TOLVAN } from './support/people';

/* The review of an order, up to the press on "Beställ och betala". */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

it('nothing can be ordered before the delivery price is known, since the total would lack it', async () => {
  await fillIn(scene, 'swish');
  scene.proxy.inject({ path: 'get-shipping-methods', fault: '503-html', when: 'before', times: 99 });
  const { screen, until, click, button } = await openReview();
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Vi hämtar fraktpriset …')).toBeTruthy();
  await until(() => expect(screen.getByRole('button', { name: 'Hämta fraktpriset igen' })).toBeTruthy());
  expect(button().disabled).toBe(true);
  scene.proxy.clear();
  click('Hämta fraktpriset igen');
  await until(() => expect(button().disabled).toBe(false));
  expect(screen.getByText(/inklusive frakt/)).toBeTruthy();
});

it.each([
  ['Ändra leverans', { role: 'group', name: 'Leveranssätt' }],
  ['Ändra betalning', { role: 'group', name: 'Betalsätt' }],
  ['Ändra e-post', { role: 'textbox', name: 'E-post' }],
  ['Ändra mobilnummer', { role: 'textbox', name: 'Mobilnummer' }],
  ['Ändra personnummer', { role: 'textbox', name: 'Personnummer' }],
  ['Ändra nyhetsbrev', { role: 'checkbox', name: /^Ja, skicka nyhetsbrevet/ }],
] as const)(
  '"%s" leads back to the form with the focus there, and ordering is the only main button',
  async (link, { role, name }) => {
    await fillIn(scene, 'swish');
    const { screen, click } = await openReview();
    const isMain = ({ className }: HTMLElement) => className.includes('primary');
    expect(screen.getAllByRole('button').filter(isMain)).toEqual([
      screen.getByRole('button', { name: 'Beställ och betala' }),
    ]);
    click(link);
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  },
);

it('says beside the order button until when the sum holds, and how long that is in the last two minutes', async () => {
  await fillIn(scene, 'swish');
  const [{ useSettings }, { usePriceStatus }] = await Promise.all([
    import('../../stores/settings-store'),
    import('../../stores/price-status-store'),
  ]);
  useSettings.setState({ lastPriceUpdate: '2026-11-21T08:45:00Z' });
  const { screen } = await openReview();
  const section = () => screen.getByRole('button', { name: 'Beställ och betala' }).closest('div')?.parentElement;
  const shown = () => section()?.textContent?.replaceAll('\u00a0', ' ');
  expect(shown()).toContain('Summan gäller till kl. 09.55. Priset låses när du beställer');
  act(() => usePriceStatus.setState({ left: 40 }));
  expect(shown()).toContain('Nytt pris om 40 sekunder, kl. 09.55.');
  usePriceStatus.setState({ left: null });
});

it("a signed-out customer's order is abandoned only by an explicit press", async () => {
  await fillIn(scene, 'swish');
  const state = scene.page.checkout();
  if (state.status !== 'details') throw new Error(state.status);
  const { useCheckout } = await import('../../stores/checkout-store');
  const { intent } = state.attempt;
  useCheckout.setState({ checkout: { ...state, attempt: { ...state.attempt, orderId: 991, owner: '42' } } });
  const { screen, fireEvent } = await openReview();
  scene.page.dispatch({ type: 'order-not-sent', intent, failure: { way: null, code: 'HIDDEN_ORDER' } });
  const another = await screen.findByRole('button', { name: 'Gör en ny beställning' });
  expect(scene.page.checkout()).toMatchObject({ attempt: { intent, orderId: 991 } });
  fireEvent.click(another);
  expect(scene.page.checkout()).toMatchObject({ failure: null, attempt: { orderId: null } });
  expect(scene.page.checkout()).not.toMatchObject({ attempt: { intent } });
});

it('a session that has ended at the last press is reported on the review', async () => {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  await fillIn(scene, 'swish');
  const { screen, until, click, button } = await openReview({ isSignedIn: true });
  await until(() => expect(button().disabled).toBe(false));
  scene.browser.cookies.delete('guldkajen-session');
  click('Beställ och betala');
  await screen.findByRole('heading', { name: 'Du är inte längre inloggad' }, { timeout: 20_000 });
  expect(await scene.backend.orders()).toEqual([]);
  click('Ändra uppgifterna');
  expect(screen.getByRole('textbox', { name: 'Personnummer' })).toBeTruthy();
});

it('a guest who comes back from another page of the same tab finds the details, but not the personal number', async () => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  await fillIn(scene, 'swish');
  const before = await openReview();
  await before.until(() => expect(before.button().disabled).toBe(false));
  before.view.unmount();
  const { screen } = await openCheckout();
  const typed = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;
  expect(['E-post', 'Mobilnummer', 'Personnummer'].map(typed)).toEqual([BUYER.email, BUYER.phone, '']);
  expect(JSON.stringify([...tab])).not.toContain(BUYER.ssn?.slice(2));
  await order(scene, 'swish');
  await scene.backend.approveSwish(waitingOrder(scene.page));
  await refresh(scene.page);
  expect([scene.page.checkout().status, tab.size]).toEqual(['done', 1]);
  await openConfirmation();
  expect(tab.size).toBe(0);
});

it('a refused Swish is one explanation with at most two buttons, and without the state of its order beside it', async () => {
  await fillIn(scene, 'swish');
  const { screen, text, until, click, button } = await openReview({ phone: '0700000007' });
  await until(() => expect(button().disabled).toBe(false));
  click('Beställ och betala');
  await screen.findByRole('heading', { name: 'Beloppet är för högt för Swish' }, { timeout: 20_000 });
  await until(() => expect(scene.proxy.calls('fetch-order').length).toBeGreaterThan(0));
  await scene.page.fetchOrderStatus(1);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Välj annat betalsätt',
    'Försök igen',
  ]);
  expect(text()).not.toMatch(/Läge|Pengar dragna|påbörjad beställning/);
});

it('beside a refusal the review says that the earlier order may still be open', async () => {
  await fillIn(scene, 'swish');
  scene.proxy.inject({ path: 'create-order', fault: 'reset', when: 'after' });
  await order(scene, 'swish', { ...BUYER, email: 'annan@example.com' });
  scene.page.dispatch({ type: 'details-reopened' });
  const { text, until, click, button } = await openReview();
  await until(() => expect(button().disabled).toBe(false));
  await scene.backend.control('stock', { variantId: scene.backend.variantCode, stock: 0, onHand: false, error: 1 });
  click('Beställ och betala');
  await until(() => expect(text()).toContain('En vara räcker inte till'));
  expect(text()).toContain('vet inte om den kom fram');
});

it('when fewer are left than ordered, the review says how many, and the opened cart has them', async () => {
  const item = await testItem(scene.browser, scene.backend);
  scene.page.cart().replace([{ ...item, qty: 3, sum: ore(3 * item.price) }]);
  await fillIn(scene, 'swish');
  const { text, until, click, button } = await openReview();
  await until(() => expect(button().disabled).toBe(false));
  await scene.backend.control('stock', { variantId: scene.backend.variantCode, stock: 1 });
  click('Beställ och betala');
  await until(() => expect(text()).toContain(`${item.name}: 1\u00a0st kvar av de 3 som du vill ha`));
  expect(await scene.backend.orders()).toEqual([]);
  click('Öppna varukorgen');
  await until(() => expect(scene.page.cart().data).toMatchObject([{ qty: 1, adjusted: true }]));
});

it('goods that have become a backorder are not ordered before the new delivery time has been shown', async () => {
  await fillIn(scene, 'swish');
  const { text, until, click, button } = await openReview();
  await until(() => expect(button().disabled).toBe(false));
  const { variantCode } = scene.backend;
  await scene.backend.control('stock', { variantId: variantCode, stock: 0, onHand: false, deliveryWeeks: 3 });
  click('Beställ och betala');
  await until(() => expect(text()).toContain('senast 3\u00a0veckor och 2\u00a0arbetsdagar'));
  await until(() => expect(scene.page.message()).toMatch(/^Leveranstiden har blivit längre/));
  expect(await scene.backend.orders()).toEqual([]);
  await until(() => expect(button().ariaBusy).not.toBe('true'));
  click('Beställ och betala');
  await until(() => expect(scene.page.checkout().status).toBe('paying'));
  expect(scene.page.checkout()).toMatchObject({ order: { deliveryDays: 21 } });
});

/* On a slow line the press's last request for prices is long enough to change one's mind: what has not been sent is never sent. */
describe('while prices are fetched once more after the press', () => {
  it.each([
    ['goes back to the details', ({ click }) => click('Ändra e-post')],
    ['leaves the checkout', ({ view }) => view.unmount()],
  ] as [string, (review: Awaited<ReturnType<typeof openReview>>) => void][])(
    'nothing is ordered for a customer who %s',
    async (_, goOn) => {
      await fillIn(scene, 'swish');
      const review = await openReview();
      await review.until(() => expect(review.button().disabled).toBe(false));
      const { reached, letGo, ended } = holdCalls('product-variants/');
      review.click('Beställ och betala');
      await reached;
      goOn(review);
      letGo();
      await ended;
      // By the end of this call, any create-order would have been sent and recorded.
      await scene.page.fetchOrderStatus(1);
      expect(scene.proxy.calls('create-order')).toEqual([]);
      expect(scene.page.checkout()).toMatchObject({ status: 'details', failure: null });
    },
  );

  it('items changed in another tab, at the same price, are not ordered without a review', async () => {
    await fillIn(scene, 'swish');
    const { reached, letGo } = holdCalls('product-variants/');
    const placing = order(scene, 'swish');
    await reached;
    const [item] = scene.page.cart().data;
    if (!item) throw new Error('the cart is empty');
    scene.page.cart().replace([{ ...item, id: '999', variantId: '999', variantCode: 'another', name: 'Another' }]);
    letGo();
    await placing;
    expect(scene.proxy.calls('create-order')).toEqual([]);
    expect(scene.page.checkout()).toMatchObject({ status: 'details', failure: null });
  });
});

describe('one browser, two people: details reviewed by one are not used for the other', () => {
  async function tolvanReviews() {
    await signInOnPage(scene.browser, scene.backend, TOLVAN);
    await fillIn(scene, 'swish');
    const review = await openReview({ isSignedIn: true });
    await review.until(() => expect(review.screen.getByText('Tolvan Tolvansson')).toBeTruthy());
    const receiveCustomer = async (customerId: string | null, firstName: string) => {
      const { useAuth } = await import('../../stores/auth-store');
      await act(async () => useAuth.setState({ customerId, firstName }));
    };
    const typed = (name: string) => (review.screen.getByRole('textbox', { name }) as HTMLInputElement).value;
    return { ...review, receiveCustomer, typed };
  }

  it('another customer signs in in another tab: nothing is ordered with the first one’s review', async () => {
    const { screen, until, receiveCustomer, typed } = await tolvanReviews();
    await signOut(scene.browser);
    await signIn(scene.browser, scene.backend, MAJA);
    const { fetchCustomer } = await import('@/lib/browser/api/shop-api');
    await receiveCustomer((await fetchCustomer())?.customerId ?? '', 'Maja');
    expect(screen.queryByText('Tolvan Tolvansson')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Beställ och betala' })).toBeNull();
    // Maja's own address or none: with Tolvan's, he would get the confirmation of her order.
    await until(() => expect(typed('E-post')).toContain('maja'));
  });

  it('a sign-out in another tab leaves nobody’s address in the form', async () => {
    const { screen, receiveCustomer, typed } = await tolvanReviews();
    await signOut(scene.browser);
    await receiveCustomer(null, '');
    expect([typed('E-post'), typed('Mobilnummer')]).toEqual(['', '']);
    expect(screen.getByRole('textbox', { name: 'Personnummer' })).toBeTruthy();
  });
});

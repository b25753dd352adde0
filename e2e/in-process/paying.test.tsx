import { describe, expect, it, vi } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { PaymentMethodName } from '../support/stored-order';
import { BUYER, openCheckoutPage, order, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { holdCalls, openCheckout } from './support/checkout-screen';
import { checkIdentity, MAJA, signIn, signInOnPage, startSigning, TOLVAN } from './support/people';

/* Steps 2 and later as the customer sees them: the real components and queries, the shop's own API, a real backend. */

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace }) }));

const scene = checkoutScene();

const press = (payment: PaymentMethodName, contact = BUYER) => order(scene, payment, contact);
const status = () => scene.page.checkout().status;

async function show() {
  const checkout = await openCheckout();
  const panel = () => checkout.screen.getByRole('region', { name: 'Din beställning just nu' }).textContent;
  return { ...checkout, panel };
}

describe('the order status panel', () => {
  it('shows for an open Swish payment what to do, the time left and what happens otherwise, without any doubt', async () => {
    await press('swish');
    const { until, text } = await show();
    await until(() => expect(scene.proxy.calls('fetch-order').length).toBeGreaterThan(0));
    expect(text()).toContain('Öppna Swish och godkänn betalningen');
    expect(text()).toMatch(/Tid kvar/);
    expect(text()).toContain('försvinner förfrågan, och inga pengar dras');
    expect(text()).not.toMatch(/Vet inte|en gång till|igen av oss själva/);
    expect(text().match(/godkänn/gi)?.length).toBeLessThanOrEqual(4);
    await scene.backend.approveSwish(waitingOrder(scene.page));
    await until(() => expect(status()).toBe('done'));
  });

  it('shows a doubt when the shop’s backend does not respond', async () => {
    await press('swish');
    scene.proxy.inject({ path: 'fetch-order', fault: '500-json', when: 'before', times: 9 });
    const { panel, until } = await show();
    await until(() => expect(panel()).toContain('Vet inte ännu'));
  });

  it('shows a declined payment once; the next attempt at a new price needs a new consent, and keeps the order', async () => {
    await press('swish', { ...BUYER, phone: '0700000011' });
    const { until, screen, click } = await show();
    await until(() => expect(scene.proxy.calls('fetch-order').length).toBeGreaterThan(0));
    await scene.backend.advance(10);
    await until(() => expect(screen.getByRole('alert').textContent).toContain('Betalningen avbröts'));
    expect(document.body.textContent).toContain('Inga pengar har dragits');
    expect(document.body.textContent).not.toContain('Vet inte ännu');
    click('Försök igen');
    await until(() => expect(status()).toBe('details'));
    await scene.backend.changePrices(1.05);
    await press('swish');
    expect(scene.page.checkout()).toMatchObject({ status: 'details', failure: null });
    const agreed = scene.page.cart().data[0]?.price;
    await press('swish');
    await scene.backend.approveSwish(waitingOrder(scene.page));
    await until(() => expect(status()).toBe('done'));
    const orders = await scene.backend.orders();
    expect(orders.map(({ itemsTotal }) => itemsTotal)).toEqual([agreed]);
  });

  it('shows an unknown status while the shop’s backend does not respond, and checks again at a press', async () => {
    await press('zimpler');
    const { redirectUrl } = (scene.page.checkout() as { progress: { redirectUrl: string } }).progress;
    scene.page.dispatch({ type: 'cart-opened' });
    scene.proxy.inject({ path: 'fetch-order', fault: '500-json', when: 'before', times: 9 });
    const { screen, until, click } = await show();
    await until(() => expect(screen.getByText('Vi kan inte visa det just nu')).toBeTruthy());
    await scene.backend.pages.payAtBank(redirectUrl, 'approve');
    scene.proxy.clear();
    click('Kontrollera igen');
    await until(() => expect(status()).toBe('done'));
  });
});

describe('an order that this browser may no longer open', () => {
  it('is not shown after another customer has signed in, even when the first request for who that is fails', async () => {
    await signInOnPage(scene.browser, scene.backend, TOLVAN);
    await press('swish', { ...BUYER, ssn: null });
    const { until } = await show();
    await until(() => expect(scene.proxy.calls('fetch-order').length).toBeGreaterThan(0));
    await signIn(scene.browser, scene.backend, MAJA);
    scene.proxy.inject({ path: 'get-customer', fault: '500-json', when: 'before', times: 1 });
    await until(() => expect(scene.proxy.calls('get-customer').length).toBeGreaterThan(2));
    await until(() => expect(status()).toBe('details'));
  });

  it('is opened again when another tab’s order of the same moment has taken its place in the cookie', async () => {
    const cookies = new Map(scene.browser.cookies);
    await press('swish');
    scene.browser.clearCookies();
    for (const [name, value] of cookies) scene.browser.cookies.set(name, value);
    const { until } = await show();
    await scene.backend.approveSwish(waitingOrder(scene.page));
    await until(() => expect(status()).toBe('done'));
  });
});

describe('Zimpler', () => {
  const back = async () => {
    const state = scene.page.checkout();
    if (state.status !== 'paying' || state.progress.kind !== 'redirecting') throw new Error(state.status);
    const { redirectUrl } = state.progress;
    const { useCheckout } = await import('../../stores/checkout-store');
    // The state after the bank has returned the browser: the bank's URL is not stored.
    useCheckout.setState({ checkout: { ...state, progress: { kind: 'waiting' } } });
    return redirectUrl;
  };

  it('"Jag avbröt betalningen" changes nothing while the bank can still approve', async () => {
    await press('zimpler');
    const redirectUrl = await back();
    const { click, until, screen } = await show();
    click('Jag avbröt betalningen');
    await until(() => expect(screen.getByText(/inte avslutad hos banken/)).toBeTruthy());
    expect(screen.queryByText('Betalningen blev inte klar')).toBeNull();
    await scene.backend.pages.payAtBank(redirectUrl, 'approve');
    await until(() => expect(status()).toBe('done'));
  });

  it('aborted at the bank: shown as aborted, from the backend’s response', async () => {
    await press('zimpler');
    await scene.backend.pages.payAtBank(await back(), 'abort');
    const { until, screen } = await show();
    await until(() => expect(screen.getByText('Betalningen blev inte klar')).toBeTruthy());
    expect(screen.getByRole('alert').textContent).toContain('Inga pengar har dragits');
  });

  it('after the back button, links to the bank’s page that is still open', async () => {
    await press('zimpler');
    const redirectUrl = await back();
    const { until, screen } = await show();
    const link = await screen.findByRole('link', { name: 'Tillbaka till bankens sida' }, { timeout: 20_000 });
    expect(link.getAttribute('href')).toBe(redirectUrl);
    await scene.backend.pages.payAtBank(redirectUrl, 'approve');
    await until(() => expect(status()).toBe('done'));
  });
});

describe('an order that requires a signature', () => {
  const SIGN = 'Bekräfta med BankID';
  const calls = () => scene.proxy.calls('/commerz/').map(({ path }) => path.split('/').at(-1)?.split('?')[0]);

  const starts = () => calls().filter((name) => name === 'start-hosted-grand-id').length;
  /** The page as another tab or a reload opens it, or as it is after BankID was started. */
  const showStarted = async () => {
    scene.page.dispatch({ type: 'signing-started' });
    return show();
  };

  it('is checked with validate-order, and then the buyer goes to BankID without another press', async () => {
    await press('bank_transfer');
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { until } = await show();
    await until(() => expect(leave).toHaveBeenCalledOnce());
    const made = calls();
    expect(made.indexOf('validate-order')).toBeGreaterThan(0);
    expect(made.indexOf('start-hosted-grand-id')).toBeGreaterThan(made.indexOf('validate-order'));
    leave.mockRestore();
  });

  it.each([
    ['the browser’s back button, which keeps the page', async () => {}],
    ['a reload, or in another tab', async () => void (await openCheckoutPage(scene.browser, scene.storage))],
  ])('does not go to BankID by itself again after %s: the button does', async (_, comeBack) => {
    await press('bank_transfer');
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const first = await show();
    await first.until(() => expect(leave).toHaveBeenCalledOnce());
    first.view.unmount();
    await comeBack();
    const { click, until, screen } = await show();
    const button = screen.getByRole('button', { name: SIGN });
    await until(() => expect(scene.proxy.calls('fetch-order').length).toBeGreaterThan(1));
    expect([button.getAttribute('aria-busy'), leave.mock.calls.length, starts()]).toEqual(['false', 1, 1]);
    click(SIGN);
    await until(() => expect(leave).toHaveBeenCalledTimes(2));
    leave.mockRestore();
  });

  it('offers the button when BankID could not be started', async () => {
    await press('bank_transfer');
    scene.proxy.inject({ path: 'start-hosted-grand-id', fault: '503-html', when: 'before', times: 9 });
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { click, until, screen } = await show();
    const busy = () => screen.getByRole('button', { name: SIGN }).getAttribute('aria-busy');
    await until(() => expect(busy()).toBe('true'));
    await until(() => expect(busy()).toBe('false'));
    scene.proxy.clear();
    expect(leave).not.toHaveBeenCalled();
    click(SIGN);
    await until(() => expect(leave).toHaveBeenCalledOnce());
    leave.mockRestore();
  });

  it('goes to BankID once, however often the button is pressed, on this page or after leaving it', async () => {
    await press('bank_transfer');
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { click, until } = await show();
    click(SIGN);
    click(SIGN);
    await until(() => expect(leave).toHaveBeenCalled());
    const body = JSON.stringify({ orderId: waitingOrder(scene.page), press: crypto.randomUUID() });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    scene.browser.cookies.delete('guldkajen-bankid');
    await Promise.all([1, 2].map(() => scene.browser.fetch('/api/identity/signing', init)));
    expect(leave).toHaveBeenCalledOnce();
    expect(starts()).toBe(2);
    leave.mockRestore();
  });

  it.each(['validate-order', 'identity/signing'])(
    'does not go to BankID when another method is chosen while %s is slow',
    async (call) => {
      await press('bank_transfer');
      const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
      const { reached, letGo, ended } = holdCalls(call);
      const { click, until } = await show();
      await reached;
      click('Välj annat betalsätt');
      await until(() => expect(status()).toBe('details'));
      letGo();
      await ended;
      // By the end of this call, one that starts BankID would have been made.
      await scene.page.fetchOrderStatus(1);
      expect(leave).not.toHaveBeenCalled();
      if (call === 'validate-order') expect(calls()).not.toContain('start-hosted-grand-id');
      leave.mockRestore();
    },
  );

  it('learns the outcome of a signature whose waiting page was left', async () => {
    await press('bank_transfer');
    await scene.browser.fetch(await startSigning(scene.browser, scene.backend, waitingOrder(scene.page)));
    const { until } = await showStarted();
    await until(() => expect(scene.page.checkout()).toMatchObject({ status: 'done', verified: true }));
  });

  it('is not signed when validate-order says that it cannot continue', async () => {
    await press('bank_transfer');
    const { click, until } = await showStarted();
    // The step also polls its order, and a response from after the deadline would end it before validate-order can.
    await until(() => expect(calls()).toContain('fetch-order'));
    await scene.backend.advance(7 * 86_400);
    click(SIGN);
    await until(() => expect(status()).toBe('details'));
    expect(calls()).toContain('validate-order');
    expect(calls()).not.toContain('start-hosted-grand-id');
  });
});

describe('a total that nobody agreed to', () => {
  it('is shown beside the agreed one, and only an explicit yes continues', async () => {
    await press('swish');
    const state = scene.page.checkout();
    if (state.status !== 'paying') throw new Error(state.status);
    const { useCheckout } = await import('../../stores/checkout-store');
    const { agreedFixture } = await import('../../lib/domain/order/order.fixture');
    const { attempt, choices, order } = state;
    const agreed = agreedFixture({ total: ore(100) });
    useCheckout.setState({
      checkout: { status: 'changed', attempt, choices, agreed, order, start: { kind: 'waiting' }, declined: false },
    });
    const { screen, click, until } = await show();
    const changes = screen.getByRole('region', { name: 'Vad som har ändrats' }).textContent;
    expect(changes).toContain('1\u00a0SEK');
    click('Nej, gå inte vidare');
    await until(() => expect(screen.getByText(/Avvisa förfrågan i Swish-appen/)).toBeTruthy());
    expect(status()).toBe('changed');
  });
});

/* A buyer who returns late from BankID may have begun another order in the same browser. */
describe('a signature is for one order', () => {
  const orderByTransfer = async () => {
    await press('bank_transfer');
    return waitingOrder(scene.page);
  };

  const comeBack = async (path: string) => {
    const { headers } = await scene.browser.fetch(path);
    history.replaceState(null, '', headers.get('location'));
    replace.mockClear();
    const { render, waitFor } = await import('@testing-library/react');
    const { SigningWaiting } = await import('../../components/checkout/signing/signing-waiting');
    render(<SigningWaiting />);
    await waitFor(() => expect(replace).toHaveBeenCalled(), { timeout: 20_000 });
    return replace.mock.lastCall?.[0];
  };

  it('the signature of an earlier order does not confirm the waiting one', async () => {
    const signed = await orderByTransfer();
    const path = await startSigning(scene.browser, scene.backend, signed);
    scene.page.dispatch({ type: 'details-reopened' });
    const state = scene.page.checkout();
    if (state.status !== 'details') throw new Error(state.status);
    const { intent } = state.attempt;
    scene.page.dispatch({ type: 'started-over', intent, nextIntent: crypto.randomUUID() });
    const waiting = await orderByTransfer();
    expect(waiting).not.toBe(signed);
    expect(await comeBack(path)).toBe(`/checkout?orderId=${signed}`);
    const states = (await scene.backend.orders()).map(({ orderId, state }) => [orderId, state]);
    expect(states).toEqual([
      [waiting, 'awaiting_verification'],
      [signed, 'confirmed'],
    ]);
    expect(scene.page.checkout()).toMatchObject({ status: 'paying', order: { orderId: waiting }, failure: null });
    expect(scene.page.cart().data).toHaveLength(1);
  });

  it('a signature whose result is lost is not claimed to be missing', async () => {
    await orderByTransfer();
    scene.proxy.inject({ path: 'fetch-order', fault: '503-html', when: 'before' });
    const { settleSignature } = await import('../../components/checkout/signing/signing-outcome');
    await settleSignature({ state: 'expired' });
    expect(scene.page.checkout()).toMatchObject({ status: 'paying', failure: { code: 'SIGNING_UNKNOWN' } });
  });

  it('its own signature confirms it', async () => {
    const waiting = await orderByTransfer();
    expect(await comeBack(await startSigning(scene.browser, scene.backend, waiting))).toBe(
      `/checkout?orderId=${waiting}`,
    );
    expect(scene.page.checkout()).toMatchObject({ status: 'done', verified: true });
  });

  it('a confirmation that names another order proves nothing about this one: the signature is tried again', async () => {
    const waiting = await orderByTransfer();
    await scene.browser.fetch(await startSigning(scene.browser, scene.backend, waiting));
    const body = JSON.stringify({ code: 200, message: 'OK', orderId: waiting + 1 });
    await scene.backend.control('faults', [{ match: 'confirm-manual-payment', status: 200, body, times: 1 }]);
    expect(await checkIdentity(scene.browser)).toEqual({ state: 'pending' });
    expect(await checkIdentity(scene.browser)).toMatchObject({ state: 'confirmed' });
  });
});

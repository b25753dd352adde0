import { expect, it, vi } from 'vitest';
import { fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { signInOnPage, TOLVAN } from './support/people';
import { openReview } from './support/review-screen';

/*
 * Step 1 as the customer sees it after a reload or a return from the bank: what was chosen is stored, what is offered is requested anew.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

it('nothing can be ordered before the price of delivery is known: the sum would lack it', async () => {
  const { waitFor } = await import('@testing-library/react');
  await fillIn(scene.page, scene.browser, scene.backend, 'swish');
  scene.proxy.inject({ path: 'get-shipping-methods', fault: '503-html', when: 'before', times: 99 });
  const { screen, fireEvent } = await openReview();
  const button = () => screen.getByRole('button', { name: 'Beställ och betala' }) as HTMLButtonElement;
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Vi hämtar fraktpriset …')).toBeTruthy();
  const again = await waitFor(() => screen.getByRole('button', { name: 'Hämta fraktpriset igen' }), {
    timeout: 20_000,
  });
  expect(button().disabled).toBe(true);
  scene.proxy.clear();
  fireEvent.click(again);
  await waitFor(() => expect(button().disabled).toBe(false), { timeout: 20_000 });
  expect(screen.getByText(/inklusive frakt/)).toBeTruthy();
});

it('the order of a customer who is not signed in any more is left by a press of its own, and by nothing else', async () => {
  await fillIn(scene.page, scene.browser, scene.backend, 'swish');
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

it('a customer whose session has ended at the last press is told so on the review', async () => {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  await fillIn(scene.page, scene.browser, scene.backend, 'swish');
  const { screen, fireEvent } = await openReview({ isSignedIn: true });
  const { waitFor } = await import('@testing-library/react');
  const button = () => screen.getByRole('button', { name: 'Beställ och betala' }) as HTMLButtonElement;
  await waitFor(() => expect(button().disabled).toBe(false), { timeout: 20_000 });
  scene.browser.cookies.delete('guldkajen-session');
  fireEvent.click(button());
  await screen.findByRole('heading', { name: 'Du är inte längre inloggad' }, { timeout: 20_000 });
  expect(await scene.backend.orders()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ändra uppgifterna' }));
  expect(screen.getByRole('textbox', { name: 'Personnummer' })).toBeTruthy();
});

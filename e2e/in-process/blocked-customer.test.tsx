import { expect, it, vi } from 'vitest';
import { BLOCKED } from '../support/identity';
import { BUYER, fillIn, order } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { openCheckout, openReview } from './support/checkout-screen';
import { arriveAs } from './support/people';

/* A blocked customer (spec.md section 6) learns it as soon as the shop does, and the shop's telephone is the only way on. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

type Opened = Awaited<ReturnType<typeof openCheckout>>;

async function expectOnlyTheTelephone({ screen, until, view }: Pick<Opened, 'screen' | 'until' | 'view'>) {
  await until(() =>
    expect(screen.getByRole('heading', { name: 'Vi kan inte ta emot beställningen här' })).toBeTruthy(),
  );
  expect(screen.getByRole('link', { name: /^040/ }).getAttribute('href')).toMatch(/^tel:/);
  expect([...view.container.querySelectorAll('button, input, form')]).toEqual([]);
}

/** The customer record from now on, as the shop changes it after a telephone call. */
const unblock = () => {
  const body = JSON.stringify({ firstName: 'Bo', lastName: 'Ek', ssn: BLOCKED, blocked: false });
  return scene.backend.control('faults', [{ match: 'get-customer', status: 200, body, times: 9 }]);
};

it('at the start of the checkout, without waiting for the customer record, and until that says otherwise', async () => {
  await arriveAs(scene.browser, scene.backend, BLOCKED);
  await fillIn(scene, 'swish');
  await unblock();
  const checkout = await openCheckout();
  await expectOnlyTheTelephone(checkout);
  await checkout.until(() =>
    expect(checkout.screen.getByRole('button', { name: 'Granska beställningen' })).toBeTruthy(),
  );
});

it.each(['swish', 'zimpler', 'bank_transfer'] as const)("as the response to a guest's order by %s", async (payment) => {
  await fillIn(scene, payment);
  const review = await openReview();
  await order(scene, payment, { ...BUYER, ssn: BLOCKED });
  await expectOnlyTheTelephone(review);
  expect(await scene.backend.orders()).toEqual([]);
});

it('in the cart, in place of "Till kassan", until the customer record says otherwise', async () => {
  const { render, screen, waitFor, act } = await import('@testing-library/react');
  const { CartPanel } = await import('../../components/cart/cart-panel');
  await arriveAs(scene.browser, scene.backend, BLOCKED);
  await fillIn(scene, 'swish');
  await unblock();
  render(<CartPanel />);
  await act(async () => scene.page.cart().openPanel());
  expect(screen.getByText(/kan inte användas för köp/).textContent).toContain('040');
  expect(screen.queryByRole('button', { name: 'Till kassan' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Till kassan' })).toBeTruthy(), { timeout: 20_000 });
});

import { Activity, act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { BUYER, fillIn, order, refresh, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { signIn, signInOnPage, signOut as signOutElsewhere, TOLVAN } from './support/people';

/* The router keeps a left page with its contents. A visitor who goes back to it after a sign-out may be another person. */

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {} };
  return { useRouter: () => router, usePathname: () => '/checkout' };
});
// It listens to the browser's window, which this document lacks.
vi.mock('../../components/layout/page-behaviour', () => ({ PageBehaviour: () => null }));

const scene = checkoutScene();

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

it("a signed-out customer's confirmation is not shown to the next person", async () => {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  await order(scene, 'swish', { ...BUYER, ssn: null });
  await scene.backend.approveSwish(waitingOrder(scene.page));
  await refresh(scene.page);
  const { CheckoutFrame } = await import('../../components/checkout/checkout-frame');
  const { Confirmation } = await import('../../components/checkout/confirmation/confirmation');
  const { text, until, leave, comeBack } = await show(<CheckoutFrame done={<Confirmation />} />);
  await until(() => expect(text()).toContain(`Bekräftelsen skickas till ${BUYER.email}`));
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

import { expect, it, vi } from 'vitest';
import { fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, signIn, signInOnPage, signOut, TOLVAN } from './support/people';
import { openReview } from './support/review-screen';

/* One browser, two people: details filled in and reviewed by one are not used for the other's order. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

/** Tolvan at the review, signed in. */
async function tolvanReviews() {
  await signInOnPage(scene.browser, scene.backend, TOLVAN);
  await fillIn(scene.page, scene.browser, scene.backend, 'swish');
  const review = await openReview({ isSignedIn: true });
  await review.until(() => expect(review.screen.getByText('Tolvan Tolvansson')).toBeTruthy());
  /** Simulates a sign-in or sign-out in another tab. */
  const hear = async (customerId: string | null, firstName: string) => {
    const { act } = await import('@testing-library/react');
    const { useAuth } = await import('../../stores/auth-store');
    await act(async () => useAuth.setState({ customerId, firstName }));
  };
  return { ...review, hear };
}

const typed = (field: HTMLElement) => (field as HTMLInputElement).value;

it('another customer signs in in another tab: nothing is ordered with the first one’s review', async () => {
  const { screen, until, hear } = await tolvanReviews();
  await signOut(scene.browser);
  await signIn(scene.browser, scene.backend, MAJA);
  const { fetchCustomer } = await import('@/lib/api/client/browser');
  await hear((await fetchCustomer())?.customerId ?? '', 'Maja');
  expect(screen.queryByText('Tolvan Tolvansson')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).toBeNull();
  // Maja's own address or none: with Tolvan's, he would get the confirmation of her order.
  await until(() => expect(typed(screen.getByRole('textbox', { name: 'E-post' }))).toContain('maja'));
});

it('a sign-out in another tab leaves nobody’s address in the form', async () => {
  const { screen, hear } = await tolvanReviews();
  await signOut(scene.browser);
  await hear(null, '');
  expect(typed(screen.getByRole('textbox', { name: 'E-post' }))).toBe('');
  expect(typed(screen.getByRole('textbox', { name: 'Mobilnummer' }))).toBe('');
  expect(screen.getByRole('textbox', { name: 'Personnummer' })).toBeTruthy();
});

import { expect, it, vi } from 'vitest';
import { PROTECTED } from '../support/identity';
import { fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { openReview } from './support/checkout-screen';
import { arriveAs } from './support/people';

/* A buyer whose name and address the population register does not give out (contract.md A2): no parcel, but the shop or the telephone. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

type Review = Awaited<ReturnType<typeof openReview>>;

const toldTo = ({ screen, until }: Review) =>
  until(() => expect(screen.getByRole('heading', { name: 'Vi har ingen adress att skicka till' })).toBeTruthy());

async function choosePickup({ screen, fireEvent, until, click }: Review): Promise<void> {
  click('Välj annat leveranssätt');
  expect(document.activeElement?.id).toBe('delivery');
  await until(() => expect(screen.getByRole('radio', { name: /Hämta i butiken/ })).toBeTruthy());
  fireEvent.click(screen.getByRole('radio', { name: /Hämta i butiken/ }));
  click('Granska beställningen');
}

it('a signed-in customer is told before the button, and orders after choosing to fetch the goods', async () => {
  await arriveAs(scene.browser, scene.backend, PROTECTED);
  await fillIn(scene, 'swish');
  const review = await openReview({ isSignedIn: true });
  await toldTo(review);
  expect(review.screen.queryByRole('button', { name: /^Beställ/ })).toBeNull();
  expect(review.screen.getByRole('link', { name: /^040/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(review.text()).toContain('Lämnas inte ut av folkbokföringen');
  await choosePickup(review);
  await review.until(() => expect(review.button().disabled).toBe(false));
  review.click('Beställ och betala');
  await review.until(() => expect(scene.page.checkout().status).toBe('paying'));
  expect(await scene.backend.orders()).toHaveLength(1);
});

it.each(['swish', 'zimpler', 'bank_transfer'] as const)(
  'a guest is told before anything is paid by %s',
  async (payment) => {
    await fillIn(scene, payment);
    const review = await openReview({ ssn: PROTECTED });
    await review.until(() => expect(review.button().disabled).toBe(false));
    review.click('Beställ och betala');
    await toldTo(review);
    expect(await scene.backend.orders()).toEqual([]);
  },
);

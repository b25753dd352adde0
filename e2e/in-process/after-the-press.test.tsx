import { expect, it, vi } from 'vitest';
import { BUYER, fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { holdCalls, openReview } from './support/review-screen';

/*
 * Between the press on "Beställ och betala" and the order, prices are requested once more. On a slow line that is long enough to
 * change one's mind: what has not been sent by then is never sent.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

it.each([
  ['goes back to the details', ({ click }) => click('Ändra uppgifter')],
  ['leaves the checkout', ({ view }) => view.unmount()],
] as [string, (review: Awaited<ReturnType<typeof openReview>>) => void][])(
  'orders nothing for a customer who %s',
  async (_, goOn) => {
    await fillIn(scene.page, scene.browser, scene.backend, 'swish');
    const review = await openReview();
    await review.until(() => expect(review.button().disabled).toBe(false));
    const { reached, letGo, answered } = holdCalls('product-variants/');
    review.click('Beställ och betala');
    await reached;
    goOn(review);
    letGo();
    await answered;
    // By the end of this call, any create-order would have been sent and recorded.
    await scene.page.fetchOrderStatus(1);
    expect(scene.proxy.calls('create-order')).toEqual([]);
    expect(scene.page.checkout()).toMatchObject({ status: 'details', failure: null });
  },
);

it('items changed in another tab, at the same price, are not ordered without a review', async () => {
  const { total, shipping } = await fillIn(scene.page, scene.browser, scene.backend, 'swish');
  const { reached, letGo } = holdCalls('product-variants/');
  const placing = scene.page.placeOrder(BUYER, total, shipping);
  await reached;
  const [item] = scene.page.cart().data;
  if (!item) throw new Error('the cart is empty');
  scene.page.cart().replace([{ ...item, id: '999', variantId: '999', variantCode: 'another', name: 'Another' }]);
  letGo();
  await placing;
  expect(scene.proxy.calls('create-order')).toEqual([]);
  expect(scene.page.checkout()).toMatchObject({ status: 'details', failure: null });
});

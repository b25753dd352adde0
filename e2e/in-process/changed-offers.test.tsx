import { expect, it, vi } from 'vitest';
import { fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { openReview } from './support/checkout-screen';

/* Delivery and payment methods that disappear, or cost more, between the choice and "Beställ och betala". */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

interface Method {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

/** What the backend offers. */
async function offered(path: string, init?: RequestInit): Promise<readonly Method[]> {
  const body = await (await fetch(`${scene.backend.url}/sylius/${path}`, init)).json();
  return body['hydra:member'];
}

const shippingMethods = async () => {
  const id = await scene.backend.variantId(scene.backend.variantCode);
  return offered('commerz/get-shipping-methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productVariants: { '0': { id, quantity: 1 } } }),
  });
};
const paymentMethods = () => offered('api/v2/shop/payment-methods');
const list = (members: readonly unknown[]) => ({ 'hydra:member': members, 'hydra:totalItems': members.length });

async function openPricedReview() {
  await fillIn(scene, 'swish');
  const review = await openReview();
  await review.until(() => expect(review.button().disabled).toBe(false));
  return review;
}

it.each([
  ['its own code', { code: 422, message: 'SHIPPING_METHOD' }],
  ['a text', { code: 422, message: 'The selected method is not available.' }],
])('a delivery that the backend has dropped, which it says with %s, is chosen anew', async (_, refusal) => {
  const review = await openPricedReview();
  const pickup = (await shippingMethods()).filter(({ name }) => /Hämta/.test(name));
  expect(pickup).toHaveLength(1);
  scene.proxy.respond('get-shipping-methods', 200, list(pickup));
  scene.proxy.respond('create-order', 422, refusal);
  review.click('Beställ och betala');
  const { screen, fireEvent, until, click, text } = review;
  await screen.findByRole('heading', { name: 'Leveranssättet finns inte längre' }, { timeout: 20_000 });
  await until(() => expect(screen.getByRole('radio', { name: /Hämta i butiken/ })).toBeTruthy());
  expect(text()).not.toContain('Felkod');
  const radio = () => screen.getByRole('radio', { name: /Hämta i butiken/ }) as HTMLInputElement;
  expect(radio().checked).toBe(false);
  click('Välj annat leveranssätt');
  expect(document.activeElement?.id).toBe('delivery');
  expect(radio().checked).toBe(false);
  scene.proxy.clear();
  fireEvent.click(radio());
  click('Granska beställningen');
  await until(() => expect(review.button().disabled).toBe(false));
  click('Beställ och betala');
  await until(() => expect(scene.page.checkout().status).toBe('paying'));
  expect(await scene.backend.orders()).toMatchObject([{ shippingMethod: pickup[0]?.code }]);
});

it('a payment method that the backend has dropped is chosen anew', async () => {
  const { screen, until, click } = await openPricedReview();
  const transfer = (await paymentMethods()).filter(({ code }) => code === 'bank_transfer');
  scene.proxy.respond('payment-methods', 200, list(transfer));
  scene.proxy.respond('create-order', 422, { code: 422, message: 'PAYMENT_METHOD' });
  click('Beställ och betala');
  await screen.findByRole('heading', { name: 'Betalsättet finns inte längre' }, { timeout: 20_000 });
  const radios = () => screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).name === 'payment');
  await until(() => expect(radios()).toHaveLength(1));
  expect(radios()).toMatchObject([{ checked: false }]);
  expect(await scene.backend.orders()).toEqual([]);
});

it('a delivery that became dearer is called that, and not a change of the metal price', async () => {
  const { screen, until, click, text } = await openPricedReview();
  const dearer = (await shippingMethods()).map((method) => ({ ...method, price: method.price + 5_000 }));
  scene.proxy.respond('get-shipping-methods', 200, list(dearer));
  scene.proxy.respond('create-order', 409, { code: 409, message: 'PRICE' });
  click('Beställ och betala');
  await until(() => expect(text()).toContain('Frakten har ändrats sedan du såg summan.'));
  expect(text()).not.toContain('Metallpriset');
  expect(screen.getByRole('button', { name: 'Beställ och betala till nytt pris' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { orderLineFixture, stateFixtures } from '@/lib/domain/order/order.fixture';
import { toStored } from '@/lib/domain/order/stored-checkout';
import { useAuth } from './auth-store';
import { useCart } from './cart-store';
import { useCheckout } from './checkout-store';
import { useConsent } from './consent-store';
import { keptContact } from './kept-contact';
import { useQuickView } from './quick-view-store';

/* Values that another release has stored, with a field more or less: the rest is kept. */

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Store {
  readonly persist: { readonly rehydrate: () => unknown; readonly getOptions: () => { readonly name?: string } };
  readonly getState: () => object;
}

/** Reads what another release stored. */
function read({ persist, getState }: Store, stored: object) {
  localStorage.setItem(persist.getOptions().name ?? '', JSON.stringify({ state: { ...stored, later: 1 }, version: 9 }));
  void persist.rehydrate();
  return getState();
}

it('a guest’s contact details', () => {
  sessionStorage.setItem('guldkajen-contact', JSON.stringify({ email: 'kund@example.com', company: 'later' }));
  expect(keptContact()).toEqual({ email: 'kund@example.com', phone: '' });
});

it('who is signed in', () =>
  expect(read(useAuth, { customerId: '7', firstName: 'Maja' })).toMatchObject({ customerId: '7', firstName: 'Maja' }));

it('the consent', () =>
  expect(read(useConsent, { choice: 'denied', policy: 1 })).toMatchObject({ choice: 'denied', reported: [] }));

it('the product of a quick view', () => expect(read(useQuickView, { single: 'a' })).toMatchObject({ single: 'a' }));

const { price, qty, name } = cartItem();
it.each([
  'brand',
  'categoryCode',
  'metal',
  'weightLabel',
  'purity',
  'vat',
  'deliveryDays',
  'image',
  'isInvestmentGold',
])('a line of the cart without %s', (field) => {
  const line = { ...cartItem(), [field]: undefined, later: 1 };
  expect(read(useCart, { data: [line], taken: [] })).toMatchObject({ data: [{ name, price, qty }], dropped: 0 });
});

it.each(['subscribedToNewsletter', 'declined', 'failure', 'selectedDeliveryMethod', 'selectedPaymentMethod'])(
  'a checkout without %s',
  (field) => {
    const { paying } = stateFixtures();
    const stored = { ...toStored(paying), [field]: undefined };
    expect(read(useCheckout, stored)).toMatchObject({
      checkout: { status: 'paying', order: { orderId: paying.order.orderId } },
    });
  },
);

it.each(['image', 'purity', 'weightLabel', 'metal', 'vat', 'unitPrice'])('an order with a line without %s', (field) => {
  const { paying } = stateFixtures();
  const lines = [{ ...orderLineFixture(), [field]: undefined }];
  const stored = toStored({ ...paying, order: { ...paying.order, lines } });
  expect(read(useCheckout, stored)).toMatchObject({
    checkout: { status: 'paying', order: { lines: [{ name: orderLineFixture().name }] } },
  });
});

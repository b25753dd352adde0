// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { attemptFixture, choicesFixture, fetchedFixture } from '@/lib/domain/order/order.fixture';
import { ore } from '@/lib/domain/prices/money';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { placeOrder } from './place-order';

afterEach(() => vi.unstubAllGlobals());

it('orders nothing when the order that it would change turns out to be cancelled', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    if (address.endsWith('/fetch-order')) return Response.json(fetchedFixture({ state: 'cancelled' }));
    return Response.json({ price: 1_429_000, vat: 0 });
  });
  useCart.setState({ data: [cartItem()] });
  useCheckout.setState({
    checkout: {
      status: 'details',
      attempt: attemptFixture({ orderId: 991 }),
      choices: choicesFixture(),
      failure: null,
    },
  });
  await placeOrder({ email: 'kund@example.com', phone: '0701234567', ssn: null }, ore(1_429_000), null);
  expect(useCheckout.getState().checkout).toMatchObject({ status: 'details', failure: { code: 'CANCELLED' } });
  expect(requested).toEqual(['/api/commerce/fetch-order']);
});

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

it.each([
  ['two', 'OLD_PAGE'],
  ['one', 'INPUT'],
])('an order that the server of release %s cannot read, from a page of release one: %s', async (release, code) => {
  document.documentElement.dataset.release = 'one';
  const responses: Readonly<Record<string, () => Response>> = {
    'create-order': () => Response.json({ code: 400, message: 'BAD_REQUEST' }, { status: 400 }),
    'get-system-status': () => Response.json({ changed: null, version: null, age: 1, staleAfter: 900, release }),
    'identity/returns': () => Response.json({ returned: true }),
    'get-delivery-time': () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const path = Object.keys(responses).find((known) => address.includes(known));
    return path === undefined ? Response.json({ price: 1_429_000, vat: 0 }) : responses[path]?.();
  });
  useCart.setState({ data: [cartItem()] });
  useCheckout.setState({
    checkout: { status: 'details', attempt: attemptFixture(), choices: choicesFixture(), failure: null },
  });
  await placeOrder({ email: 'kund@example.com', phone: '0701234567', ssn: null }, ore(1_429_000), null);
  expect(useCheckout.getState().checkout).toMatchObject({ status: 'details', failure: { code } });
});

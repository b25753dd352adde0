// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { useToCheckout } from './use-to-checkout';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const sold = cartProduct({ id: 'B', variantId: '59', name: 'Guldmynt' });
const available = { error: false, currentStock: null, weeks: null };

beforeEach(() => {
  push.mockReset();
  useCart.getState().add(cartProduct(), 1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useCart.getState().clear();
});

/** Presses "Till kassan" and closes the cart before the stock response arrives. */
async function pressAndClose() {
  vi.stubGlobal('fetch', async () => {
    useCart.getState().closePanel();
    return Response.json({ '58': available, '59': { error: true, currentStock: 0, weeks: null } });
  });
  const { result } = renderHook(useToCheckout);
  await act(() => result.current.goToCheckout());
  expect(result.current.isChecking).toBe(false);
  return result.current.message;
}

it('does not navigate once the cart has been closed', async () => {
  const { checkout } = useCheckout.getState();
  await pressAndClose();
  expect(push).not.toHaveBeenCalled();
  expect(useCheckout.getState().checkout).toBe(checkout);
});

it('still removes sold-out items, and shows a notice when the cart is opened again', async () => {
  useCart.getState().add(sold, 1);
  expect(await pressAndClose()).toContain('Guldmynt är slut på lager och har tagits bort.');
  expect(useCart.getState().data).toHaveLength(1);
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToCheckout } from '@/components/cart/use-to-checkout';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { useToCart } from '@/components/checkout/service/use-to-cart';
import { cartItem } from '@/lib/cart/cart.fixture';
import { attemptFixture, choicesFixture, placedOrderFixture } from '@/lib/checkout/order.fixture';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { PendingPage } from './pending-page';

const router = { push: vi.fn(), refresh: vi.fn() };
vi.mock('next/navigation', () => ({ usePathname: () => '/checkout', useRouter: () => router }));
vi.mock('@/components/checkout/checkout-app', () => ({ CheckoutApp: () => null }));
vi.stubGlobal('fetch', () => new Promise(() => {}));
vi.mock('@/lib/api/client/browser', async (load) => ({
  ...(await load<object>()),
  fetchDeliveryTimes: async () => new Map(),
}));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/checkout');
  // The router follows links, later than what is tested here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Whether the page says, once that took its time, that another is on its way. */
function isTold(): boolean {
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByText('Loading...')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  return screen.queryByText('Loading...') !== null;
}

describe('a page that is on its way is told of', () => {
  it('in the checkout, when its link out is pressed', () => {
    render(<CheckoutFrame done={null} />);
    fireEvent.click(screen.getByRole('link', { name: 'Avbryt' }));
    expect(isTold()).toBe(true);
  });

  it('when the checkout is left from its dialog, which closes', () => {
    const order = placedOrderFixture();
    const attempt = attemptFixture({ orderId: 991 });
    const progress = { kind: 'waiting' } as const;
    render(<CheckoutFrame done={null} />);
    act(() =>
      useCheckout.setState({
        checkout: { status: 'paying', attempt, choices: choicesFixture(), order, progress, failure: null },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lämna kassan' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isTold()).toBe(true);
  });

  it('on the way to the checkout, and back to the cart', async () => {
    render(<PendingPage />);
    useCart.setState({ data: [cartItem()], open: true });
    const { result } = renderHook(useToCheckout);
    await act(() => result.current.goToCheckout());
    expect(router.push).toHaveBeenLastCalledWith('/checkout');
    expect(isTold()).toBe(true);
    act(() => void window.dispatchEvent(new Event('popstate')));
    renderHook(useToCart).result.current();
    expect(isTold()).toBe(true);
  });
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAuth } from '@/stores/auth-store';
import { OrderPage } from './order-page';

vi.mock('@/lib/checkout/order-status', async (original) => ({
  ...(await original<typeof import('@/lib/checkout/order-status')>()),
  fetchOrderStatus: async () => ({ kind: 'hidden' }),
}));

afterEach(() => useAuth.setState({ customerId: null }));

it('asks only a signed-out visitor to sign in for an order of somebody else', async () => {
  history.replaceState(null, '', '/order/991');
  const { unmount } = render(<OrderPage />);
  await screen.findByRole('link', { name: 'Logga in' });
  unmount();
  useAuth.setState({ customerId: '7' });
  render(<OrderPage />);
  await screen.findByRole('link', { name: 'Till Mina sidor' });
  expect(document.body.textContent).not.toContain('Logga in');
});

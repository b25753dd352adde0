// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { stateFixtures } from '@/lib/domain/order/order.fixture';
import type { CheckoutState } from '@/lib/domain/order/state';
import { useCheckout } from '@/stores/checkout-store';
import { CheckoutHeader } from './checkout-header';
import { LeaveDialog } from './leave-dialog';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { paying, doubt, details } = stateFixtures();

/** Without a response from the backend. */
function show(page: ReactNode): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const { attempt } of [paying, doubt]) client.setQueryData(['order', attempt.orderId], { kind: 'unanswered' });
  return render(<QueryClientProvider client={client}>{page}</QueryClientProvider>).container.textContent;
}

const textFor = (checkout: Parameters<typeof LeaveDialog>[0]['checkout']) =>
  show(<LeaveDialog checkout={checkout} onLeave={() => {}} onStay={() => {}} open />);

it('is not open for the next order after it was open when the last one ended', () => {
  const become = (checkout: CheckoutState) => act(() => useCheckout.setState({ checkout }));
  become(paying);
  show(<CheckoutHeader />);
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  become(details);
  become(paying);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not claim that an order exists while that is unknown', () => {
  expect(textFor(paying)).toContain('Beställningen avbryts inte');
  expect(textFor(doubt)).toContain('Kom beställningen fram avbryts den inte');
});

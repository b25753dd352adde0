// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { NO_CHOICES } from '@/lib/domain/order/state';
import { useCheckout } from '@/stores/checkout-store';
import { Confirmation } from './confirmation';

const before = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it.each([
  ['swish', 'confirmed', 'paid', 'Tack för din beställning', 'Betald'],
  ['swish', 'confirmed', 'failed', 'Betalningen gick inte igenom', 'Inte betald'],
  ['bank_transfer', 'confirmed', 'failed', 'Betalningen gick inte igenom', 'Inte betald'],
  [
    'bank_transfer',
    'awaiting_verification',
    'failed',
    'Beställningen väntar på din bekräftelse',
    'Väntar på att du bekräftar med BankID',
  ],
  ['swish', 'cancelled', 'failed', 'Beställningen är avbruten', 'Avbruten'],
  ['swish', 'cancelled', 'paid', 'Beställningen är avbruten', 'Avbruten, men betald'],
] as const)('%s, %s and %s: %s', (paymentCode, state, paymentState, heading, status) => {
  const order = placedOrderFixture({ paymentCode });
  useCheckout.setState({ checkout: { status: 'done', intent: 'i-1', order, choices: NO_CHOICES, verified: false } });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const fetched = fetchedFixture({ orderId: order.orderId, state, paymentState, paymentMethod: paymentCode });
  client.setQueryData(['order', order.orderId], { kind: 'known', order: fetched });
  render(
    <QueryClientProvider client={client}>
      <Confirmation />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByText('Status').nextElementSibling?.textContent).toBe(status);
  // First what happens now and when, then the facts.
  const now = screen.queryByRole('heading', { name: 'Det här händer nu' }) ?? screen.getByLabelText('Nästa steg');
  expect(before(now, screen.getByText('Ordernummer'))).toBe(true);
  // Without a valid order the page names a contact.
  expect(screen.queryByText(/så hjälper vi dig vidare/) !== null).toBe(
    state === 'cancelled' || paymentState === 'failed',
  );
});

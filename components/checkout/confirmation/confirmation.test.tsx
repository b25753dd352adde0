// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Paying } from '@/components/checkout/paying/paying';
import { queryKeys } from '@/components/queries/keys';
import { attemptFixture, fetchedFixture, placedOrderFixture, stateFixtures } from '@/lib/domain/order/order.fixture';
import { NO_CHOICES } from '@/lib/domain/order/state';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { Confirmation } from './confirmation';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/checkout' }));
afterEach(cleanup);

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
  useCheckout.setState({
    checkout: { status: 'done', intent: 'i-1', order, choices: NO_CHOICES, isPaid: false, verified: false },
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const fetched = fetchedFixture({ orderId: order.orderId, state, paymentState, paymentMethod: paymentCode });
  client.setQueryData(queryKeys.order(order.orderId, 'done'), { kind: 'known', order: fetched });
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

function Purchase() {
  const { checkout } = useCheckout();
  if (checkout.status === 'paying') return <Paying onEdit={() => {}} state={checkout} />;
  return checkout.status === 'done' ? <Confirmation /> : null;
}

it.each([
  ['that is paid', { type: 'payment-settled', isPaid: true }, 'Betald'],
  ['that is to be paid by transfer', { type: 'payment-settled', isPaid: false }, 'Mottagen, väntar på din överföring'],
] as const)('of an order %s shows the payment’s own result until the order responds', async (_, settled, status) => {
  const paymentCode = settled.isPaid ? 'swish' : 'bank_transfer';
  const order = placedOrderFixture({ paymentCode, placedAt: Date.now() });
  const open = fetchedFixture({ orderId: order.orderId, paymentMethod: paymentCode, state: 'awaiting_verification' });
  let fetched = 0;
  const never = new Promise<Response>(() => {});
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('fetch-order')) return Response.json({ code: 202, message: 'CREATED' });
    fetched += 1;
    return fetched === 1 ? Response.json(open) : never;
  });
  useCheckout.setState({ checkout: stateFixtures(order, attemptFixture({ orderId: order.orderId })).paying });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Purchase />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(fetched).toBe(1));
  act(() => dispatchCheckout({ ...settled, order }));
  expect(screen.getByText('Status').nextElementSibling?.textContent).toBe(status);
  expect(document.body.textContent).not.toContain('godkänner i Swish');
  expect(document.body.textContent).not.toContain('ligga kvar i Swish-appen');
  await waitFor(() => expect(fetched).toBe(2));
});

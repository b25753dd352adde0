// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MyOrders } from '@/components/account/my-orders';
import { OrderSheet } from '@/components/order/order-sheet';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { orderLife } from '@/lib/domain/order/life/order-life';
import { describeOrderStatus } from '@/lib/domain/order/life/status-text';
import {
  attemptFixture,
  fetchedFixture,
  orderLineFixture,
  placedOrderFixture,
  stateFixtures,
} from '@/lib/domain/order/order.fixture';
import { type PaymentHandler, paymentHandler } from '@/lib/domain/order/payments';
import { NO_CHOICES } from '@/lib/domain/order/state';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { useCheckout } from '@/stores/checkout-store';
import { CheckoutHeader } from './checkout-header';
import { Confirmation } from './confirmation/confirmation';
import { OrderStatusPanel } from './order-status-panel';
import { Paying } from './paying/paying';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/checkout' }));

const giro = vi.hoisted(
  (): PaymentHandler => ({
    name: 'giro',
    codes: /^giro$/,
    refusals: {},
    otherRefusal: () => 'DEF',
    failures: {},
    start: () => ({ kind: 'done' }),
    check: null,
    signing: null,
    field: null,
    lasts: null,
    text: { heading: 'Betala med giro', status: 'Vi väntar på girot', openRequest: 'Girot kan vara öppet.' },
    owed: {
      stateText: 'Väntar på ditt giro',
      because: ', du betalar med giro',
      todo: 'Betala girot.',
      facts: () => ({
        facts: [['Girokonto', '90-12', { name: 'girokontot', value: '9012' }]],
        note: 'Betala före jul.',
      }),
    },
    states: { failed: 'Girot studsade' },
    mayBeCancelled: false,
    mayBeRetried: false,
    declined: 'Betala inte girot.',
  }),
);

// The one entry that a payment method has outside its folder.
vi.mock('@/lib/domain/order/payments/handlers', async (original) => {
  const { handlers } = await original<typeof import('@/lib/domain/order/payments/handlers')>();
  return { handlers: [...handlers, giro] };
});

const order = placedOrderFixture({ paymentCode: 'giro', paymentName: 'Giro' });
const owing = fetchedFixture({ state: 'confirmed', paymentMethod: 'giro' });
const failed = fetchedFixture({ paymentState: 'failed', paymentMethod: 'giro' });

const lifeOf = (fetched: FetchedOrder) => orderLife(fetched, paymentHandler(fetched.paymentMethod ?? ''), 0);

function show(page: React.ReactNode, fetched = owing, chapter = '') {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(queryKeys.order(order.orderId, chapter), { kind: 'known', order: fetched });
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  return document.body.textContent;
}

afterEach(cleanup);

it('is worded by its handler on the order page and in the panel', () => {
  const sheet = <OrderSheet fetched={owing} life={lifeOf(owing)} heading="" links={null} order={order} />;
  expect(show(sheet)).toMatch(/90-12.*Kopiera girokontot.*Betala före jul.*Väntar på ditt giro/);
  cleanup();
  const orderStatus = { status: { kind: 'known', order: owing } as const, isChecking: false, check: vi.fn() };
  expect(show(<OrderStatusPanel order={order} orderStatus={orderStatus} />)).toMatch(
    /Väntar på ditt giro.*Nej, du betalar med giro.*Betala girot\./,
  );
});

it('is worded by its handler on the confirmation', () => {
  useCheckout.setState({
    checkout: { status: 'done', intent: 'i-1', order, choices: NO_CHOICES, isPaid: false, verified: false },
  });
  expect(show(<Confirmation />, owing, 'done')).toMatch(/Tack för din beställning.*90-12.*Väntar på ditt giro/);
});

it('is worded by its handler in the list, where an attempt that failed is folded', () => {
  const listed = [
    { ...owing, orderItems: [{ name: 'Guldtacka', quantity: 2 }] },
    { ...failed, orderId: 992, orderItems: [] },
  ];
  getQueryClient().setQueryData(queryKeys.orders('c-1'), listed);
  vi.stubGlobal('fetch', async () => Response.json(listed));
  const { container } = render(<MyOrders customerId="c-1" name="" />);
  expect(container.textContent).toMatch(/2\u00a0st Guldtacka.*Väntar på ditt giro/);
  expect(container.querySelector('details')?.textContent).toMatch(/Girot studsade/);
  expect(container.querySelector('details')?.textContent).not.toMatch(/Väntar på ditt giro/);
});

it('is worded by its handler on the waiting page, which it does not let be cancelled', () => {
  const state = { ...stateFixtures(order, attemptFixture({ orderId: 991 })).paying };
  useCheckout.setState({ checkout: state });
  expect(show(<Paying onEdit={vi.fn()} state={state} />, owing, 'paying giro waiting')).toMatch(
    /Betala med giro.*Vi väntar på girot/,
  );
  cleanup();
  useCheckout.setState({ checkout: state });
  show(<CheckoutHeader />);
  expect(screen.queryByText('Avbryt')).toBeNull();
});

it('says whether the same order may be paid again', () => {
  const status = { kind: 'known', order: failed } as const;
  expect(describeOrderStatus(status, order, 0)).toMatchObject({
    stateText: 'Girot studsade',
    todo: expect.stringMatching(/^Beställ igen/),
  });
});

it.each([
  ['awaiting_verification', 'awaiting', 'Bekräfta med BankID'],
  ['awaiting_payment', 'failed', 'Betala igen'],
  ['awaiting_payment', 'awaiting', 'Till betalningen'],
  ['cancelled', 'failed', 'Beställ igen'],
] as const)('an order that is %s and %s offers "%s" on its page', (state, paymentState, label) => {
  useCheckout.setState({ checkout: stateFixtures().paying });
  const fetched = fetchedFixture({ state, paymentState, paymentMethod: 'swish' });
  show(<OrderSheet fetched={fetched} life={lifeOf(fetched)} heading="" links={null} order={placedOrderFixture()} />);
  expect(screen.getByText(label)).toBeTruthy();
});

it('an order that has ended offers its goods again', () => {
  const fetched = fetchedFixture({ state: 'cancelled', paymentState: 'failed', paymentMethod: 'swish' });
  const order = placedOrderFixture({ lines: [orderLineFixture({ productCode: 'GT-10G', quantity: 1 })] });
  show(<OrderSheet fetched={fetched} life={lifeOf(fetched)} heading="" links={null} order={order} />);
  expect(screen.getByText('Beställ igen').getAttribute('href')).toBe('/buy/GT-10G:1');
});

import { describe, expect, it } from 'vitest';
import type { FetchedOrder } from '@/lib/api/contract/responses';
import { ore } from '@/lib/prices/money';
import { fetchedFixture } from './order.fixture';
import type { OrderStatus } from './order-status';
import { describeOrderStatus } from './order-status-text';

const placed = { paymentCode: 'swish', orderTotal: ore(1_438_900) };
const known = (given: Partial<FetchedOrder>): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

it('explains a payment request that may be open, but not once the order is paid', () => {
  expect(describeOrderStatus(known({}), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).openRequest).toBeNull();
});

it('uses the payment method of the order instead of the chosen one', () =>
  expect(describeOrderStatus(known({ paymentMethod: 'zimpler' }), placed).openRequest).toContain('bank'));

describe('each state of an order', () => {
  it.each<[string, OrderStatus | null, 'yes' | 'no' | 'unknown', object]>([
    ['pending', null, 'unknown', { moneyText: 'Vet inte ännu', stateText: 'Vi frågar butiken …' }],
    ['without a response', { kind: 'unanswered' }, 'unknown', {}],
    ['without a number', { kind: 'unnamed' }, 'unknown', { moneyText: 'Vet inte ännu', stateText: 'Okänt' }],
    ['not shown here', { kind: 'hidden' }, 'unknown', {}],
    ['gone', { kind: 'gone' }, 'no', { moneyText: 'Nej, beställningen finns inte', stateText: 'Finns inte' }],
    ['open', known({}), 'unknown', { moneyText: 'Vet inte ännu', stateText: 'Väntar på betalning' }],
    ['unknown', known({ state: 'unknown', paymentState: 'unknown' }), 'unknown', {}],
    ['paid', known({ paymentState: 'paid' }), 'yes', { moneyText: 'Ja, 14\u00a0389\u00a0SEK', stateText: 'Betald' }],
    ['confirmed and paid', known({ state: 'confirmed', paymentState: 'paid' }), 'yes', {}],
    [
      'paid and cancelled',
      known({ state: 'cancelled', paymentState: 'paid' }),
      'yes',
      { moneyText: 'Ja, 14\u00a0389\u00a0SEK', stateText: 'Avbruten, men betald' },
    ],
    ['cancelled', known({ state: 'cancelled' }), 'no', { moneyText: 'Nej', stateText: 'Avbruten' }],
    [
      'not signed',
      known({ state: 'awaiting_verification' }),
      'no',
      { moneyText: 'Nej', stateText: 'Väntar på att du bekräftar med BankID' },
    ],
    [
      'paid before it is signed',
      known({ state: 'awaiting_verification', paymentState: 'paid' }),
      'yes',
      { stateText: 'Betald, väntar på att du bekräftar med BankID', todo: 'Bekräfta beställningen med BankID.' },
    ],
    ['cancelled in an unknown state of payment', known({ state: 'cancelled', paymentState: 'unknown' }), 'unknown', {}],
    ['not signed, likewise', known({ state: 'awaiting_verification', paymentState: 'unknown' }), 'unknown', {}],
    [
      'confirmed, likewise',
      known({ state: 'confirmed', paymentState: 'unknown' }),
      'unknown',
      { stateText: 'Bekräftad, betalningen kontrolleras' },
    ],
    ['failed', known({ state: 'new', paymentState: 'failed' }), 'no', { moneyText: 'Nej', stateText: 'Inte betald' }],
    ['a confirmed transfer', known({ state: 'confirmed', paymentMethod: 'bank_transfer' }), 'no', {}],
  ])('%s says whether money has been drawn, in its own text', (_, status, money, texts) =>
    expect(describeOrderStatus(status, placed)).toMatchObject({ money, ...texts }),
  );

  it('promises no e-mail about an order that it cannot see', () =>
    expect(describeOrderStatus({ kind: 'hidden' }, placed).todo).not.toMatch(/mejl/));

  it('warns against paying twice, and refers a paid and cancelled order to the shop', () => {
    for (const status of [{ kind: 'unnamed' }, { kind: 'unanswered' }, known({})] satisfies OrderStatus[])
      expect(describeOrderStatus(status, placed).todo).toMatch(/^Betala inte en gång till/);
    expect(describeOrderStatus(known({ state: 'cancelled', paymentState: 'paid' }), placed).todo).toMatch(
      /^Kontakta oss/,
    );
    expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).todo).toMatch(/inte göra något mer/);
  });
});

it('contains the total of the order instead of the expected one, and none when unknown', () => {
  expect(describeOrderStatus(known({ paymentState: 'paid', orderTotal: ore(100) }), placed).moneyText).toBe(
    'Ja, 1\u00a0SEK',
  );
  const unknown = { paymentCode: 'swish', orderTotal: null };
  expect(describeOrderStatus(known({ paymentState: 'paid' }), unknown).moneyText).toBe('Ja');
});

it('uses the chosen payment method when the order has no known one, and no method when both are unknown', () => {
  expect(describeOrderStatus(known({ paymentMethod: null }), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(known({ paymentMethod: 'klarna' }), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(null, { ...placed, paymentCode: 'klarna' }).openRequest).toBeNull();
  const signing = known({ state: 'awaiting_verification', paymentMethod: null });
  expect(describeOrderStatus(signing, { ...placed, paymentCode: 'klarna' }).openRequest).toBeNull();
  expect(describeOrderStatus(signing, { ...placed, paymentCode: 'bank_transfer' }).openRequest).toMatch(/^Inga pengar/);
});

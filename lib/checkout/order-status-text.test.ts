import { describe, expect, it } from 'vitest';
import type { FetchedOrder } from '@/lib/api/contract/responses';
import { ore } from '@/lib/prices/money';
import { fetchedFixture } from './order.fixture';
import type { OrderStatus } from './order-status';
import { describeOrderStatus } from './order-status-text';

const placed = { paymentCode: 'swish', orderTotal: ore(1_438_900) };
const known = (given: Partial<FetchedOrder>): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

describe('whether money has been drawn', () => {
  it.each<[string, OrderStatus | null, 'yes' | 'no' | 'unknown']>([
    ['while the request is pending', null, 'unknown'],
    ['without a response', { kind: 'unanswered' }, 'unknown'],
    ['of a purchase without an order id', { kind: 'unnamed' }, 'unknown'],
    ['of an order that is not shown here', { kind: 'hidden' }, 'unknown'],
    ['while a payment is open', known({}), 'unknown'],
    ['while its state is unknown', known({ state: 'unknown', paymentState: 'unknown' }), 'unknown'],
    ['once it is paid', known({ state: 'confirmed', paymentState: 'paid' }), 'yes'],
    ['of an order that was cancelled after it was paid', known({ state: 'cancelled', paymentState: 'paid' }), 'yes'],
    ['of a cancelled one', known({ state: 'cancelled' }), 'no'],
    ['when the payment has failed', known({ state: 'new', paymentState: 'failed' }), 'no'],
    ['of a confirmed transfer', known({ state: 'confirmed', paymentMethod: 'bank_transfer' }), 'no'],
    ['before a signature', known({ state: 'awaiting_verification', paymentMethod: 'bank_transfer' }), 'no'],
    ['of an order that does not exist', { kind: 'gone' }, 'no'],
  ])('%s', (_, status, money) => expect(describeOrderStatus(status, placed).money).toBe(money));
});

it('explains a payment request that may be open, but not once the order is paid', () => {
  expect(describeOrderStatus(known({}), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).openRequest).toBeNull();
});

it('uses the payment method of the order instead of the chosen one', () =>
  expect(describeOrderStatus(known({ paymentMethod: 'zimpler' }), placed).openRequest).toContain('bank'));

it('contains the paid sum', () =>
  expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).moneyText).toBe('Ja, 14\u00a0389\u00a0SEK'));

describe('each state of an order', () => {
  it.each<[string, OrderStatus | null, string, string]>([
    ['pending', null, 'Vet inte ännu', 'Vi frågar butiken …'],
    ['without a number', { kind: 'unnamed' }, 'Vet inte ännu', 'Okänt'],
    ['gone', { kind: 'gone' }, 'Nej, beställningen finns inte', 'Finns inte'],
    ['open', known({}), 'Vet inte ännu', 'Väntar på betalning'],
    ['paid', known({ paymentState: 'paid' }), 'Ja, 14\u00a0389\u00a0SEK', 'Betald'],
    [
      'paid and cancelled',
      known({ state: 'cancelled', paymentState: 'paid' }),
      'Ja, 14\u00a0389\u00a0SEK',
      'Avbruten, men betald',
    ],
    ['cancelled', known({ state: 'cancelled' }), 'Nej', 'Avbruten'],
    ['not signed', known({ state: 'awaiting_verification' }), 'Nej', 'Väntar på att du bekräftar med BankID'],
    ['failed', known({ paymentState: 'failed' }), 'Nej', 'Inte betald'],
  ])('%s has its own text', (_, status, moneyText, stateText) =>
    expect(describeOrderStatus(status, placed)).toMatchObject({ moneyText, stateText }),
  );

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

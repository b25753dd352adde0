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
    ['while the question is on its way', null, 'unknown'],
    ['when nothing is answered', { kind: 'unanswered' }, 'unknown'],
    ['of a purchase that has no order number yet', { kind: 'unnamed' }, 'unknown'],
    ['of an order that is not shown here', { kind: 'hidden' }, 'unknown'],
    ['while a payment is open', known({}), 'unknown'],
    ['while its state is one that nobody knows', known({ state: 'unknown', paymentState: 'unknown' }), 'unknown'],
    ['once it is paid', known({ state: 'confirmed', paymentState: 'paid' }), 'yes'],
    ['of an order that was cancelled after it was paid', known({ state: 'cancelled', paymentState: 'paid' }), 'yes'],
    ['of a cancelled one', known({ state: 'cancelled' }), 'no'],
    ['when the payment has failed', known({ state: 'new', paymentState: 'failed' }), 'no'],
    ['of a confirmed transfer', known({ state: 'confirmed', paymentMethod: 'bank_transfer' }), 'no'],
    ['before a signature', known({ state: 'awaiting_verification', paymentMethod: 'bank_transfer' }), 'no'],
    ['of an order that does not exist', { kind: 'gone' }, 'no'],
  ])('%s', (_, status, money) => expect(describeOrderStatus(status, placed).money).toBe(money));
});

it('says what to do with a request that may be open, and nothing about it once the order is paid', () => {
  expect(describeOrderStatus(known({}), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).openRequest).toBeNull();
});

it('goes by the way to pay that the order has, which may be another than was chosen here', () =>
  expect(describeOrderStatus(known({ paymentMethod: 'zimpler' }), placed).openRequest).toContain('bank'));

it('names the sum that was drawn', () =>
  expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).moneyText).toBe('Ja, 14\u00a0389\u00a0SEK'));

describe('each state of an order', () => {
  it.each<[string, OrderStatus | null, string, string]>([
    ['being checked', null, 'Vet inte ännu', 'Vi frågar butiken …'],
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
  ])('%s has its own words', (_, status, moneyText, stateText) =>
    expect(describeOrderStatus(status, placed)).toMatchObject({ moneyText, stateText }),
  );

  it('sends nobody to pay twice, and a paid one that was cancelled to us', () => {
    for (const status of [{ kind: 'unnamed' }, { kind: 'unanswered' }, known({})] satisfies OrderStatus[])
      expect(describeOrderStatus(status, placed).todo).toMatch(/^Betala inte en gång till/);
    expect(describeOrderStatus(known({ state: 'cancelled', paymentState: 'paid' }), placed).todo).toMatch(
      /^Kontakta oss/,
    );
    expect(describeOrderStatus(known({ paymentState: 'paid' }), placed).todo).toMatch(/inte göra något mer/);
  });
});

it('names the sum of the order rather than what was expected, and none that nobody knows', () => {
  expect(describeOrderStatus(known({ paymentState: 'paid', orderTotal: ore(100) }), placed).moneyText).toBe(
    'Ja, 1\u00a0SEK',
  );
  const unknown = { paymentCode: 'swish', orderTotal: null };
  expect(describeOrderStatus(known({ paymentState: 'paid' }), unknown).moneyText).toBe('Ja');
});

it('goes by the way to pay that was chosen where the order names none, and by none where it is not known', () => {
  expect(describeOrderStatus(known({ paymentMethod: null }), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(known({ paymentMethod: 'klarna' }), placed).openRequest).toContain('Swish');
  expect(describeOrderStatus(null, { ...placed, paymentCode: 'klarna' }).openRequest).toBeNull();
  const signing = known({ state: 'awaiting_verification', paymentMethod: null });
  expect(describeOrderStatus(signing, { ...placed, paymentCode: 'klarna' }).openRequest).toBeNull();
  expect(describeOrderStatus(signing, { ...placed, paymentCode: 'bank_transfer' }).openRequest).toMatch(/^Inga pengar/);
});

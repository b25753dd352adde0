import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/pricing/money';
import type { FetchedOrder } from '@/lib/shop-api/answers';
import { fetchedFixture } from './order.fixture';
import type { OrderStatus } from './order-status';
import { orderTruth } from './truth';

const placed = { paymentCode: 'swish', orderTotal: ore(1_438_900) };
const known = (given: Partial<FetchedOrder>): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

describe('whether money has been drawn', () => {
  it.each<[string, OrderStatus | null, 'yes' | 'no' | 'unknown']>([
    ['while the question is on its way', null, 'unknown'],
    ['when nothing is answered', { kind: 'unanswered' }, 'unknown'],
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
  ])('%s', (_, status, money) => expect(orderTruth(status, placed).money).toBe(money));
});

it('says what to do with a request that may be open, and nothing about it once the order is paid', () => {
  expect(orderTruth(known({}), placed).openRequest).toContain('Swish');
  expect(orderTruth(known({ paymentState: 'paid' }), placed).openRequest).toBeNull();
});

it('goes by the way to pay that the order has, which may be another than was chosen here', () =>
  expect(orderTruth(known({ paymentMethod: 'zimpler' }), placed).openRequest).toContain('bank'));

it('names the sum that was drawn', () =>
  expect(orderTruth(known({ paymentState: 'paid' }), placed).moneyText).toBe('Ja, 14\u00a0389\u00a0SEK'));

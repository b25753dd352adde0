import { expect, it } from 'vitest';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { fetchedFixture } from './order.fixture';
import { endOf, type OrderStatus, paymentOf } from './order-status';
import { paymentHandler } from './payments';

const known = (given: Partial<FetchedOrder> = {}): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

it.each<[string, OrderStatus, string, object]>([
  ['paid', known({ paymentState: 'paid' }), 'swish', { kind: 'paid' }],
  ['settled by a signature', known({ state: 'confirmed' }), 'swish', { kind: 'paid' }],
  ['open', known(), 'swish', { kind: 'open' }],
  ['failed, with the code of Swish', known({ paymentState: 'failed' }), 'swish', { kind: 'failed', code: 'DEF' }],
  ['failed, with that of Zimpler', known({ paymentState: 'failed' }), 'zimpler', { kind: 'failed', code: 'ENDED' }],
  ['failed, by an unknown method', known({ paymentState: 'failed' }), '', { kind: 'failed', code: 'DEF' }],
  ['unanswered when the order is', { kind: 'unanswered' }, 'swish', { kind: 'unanswered' }],
  ['unanswered when the order is not shown', { kind: 'hidden' }, 'swish', { kind: 'unanswered' }],
])('the payment status of an order is %s', (_, status, method, expected) =>
  expect(paymentOf(status, paymentHandler(method))).toEqual(expected),
);

it.each<[string, OrderStatus, string | null]>([
  ['when it does not exist', { kind: 'gone' }, 'UNKNOWN_ORDER'],
  ['when it was cancelled', known({ state: 'cancelled' }), 'CANCELLED'],
  ['when it was cancelled for that', known({ state: 'cancelled', endedBecause: 'expired' }), 'EXPIRED'],
  [
    'but not when only the clock says so',
    known({ payment: { reference: null, payBefore: '2001-01-01T00:00:00.000Z' } }),
    null,
  ],
  ['but not when it was paid before that', known({ state: 'cancelled', paymentState: 'paid' }), null],
  ['but not when it may have been', known({ state: 'cancelled', paymentState: 'unknown' }), null],
  ['but not while it is open', known(), null],
  ['but not when it is not shown', { kind: 'hidden' }, null],
  ['but not without a response', { kind: 'unanswered' }, null],
])('an order has ended %s', (_, status, expected) => expect(endOf(status)).toBe(expected));

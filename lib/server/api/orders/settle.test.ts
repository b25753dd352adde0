import { describe, expect, it } from 'vitest';
import { Refusal } from '@/lib/server/api/refusal';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import {
  type Reply,
  replyOf,
  settleCodeResponse,
  settleConfirmation,
  settleCreateOrder,
  settleFetchOrder,
  settlePaymentCheck,
} from './settle';

/** The result as one string, or the kind of the thrown Refusal. */
function outcome(
  settle: () => { readonly message?: string; readonly outcome?: string; readonly code?: number },
): string {
  try {
    const { outcome: found, message, code } = settle();
    return [found, code, message].filter((part) => part !== undefined).join(' ');
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

const reply = (status: number | null, body?: unknown): Reply => ({ status, body });
const order = { code: 200, message: 'OK', orderId: 991 };
const violations = { 'hydra:description': 'paymentId: wrong', violations: [{ propertyPath: 'paymentId' }] };

describe('create-order (contract.md A5)', () => {
  it.each([
    ['an order', reply(200, order), 'order 200 OK'],
    ['an order without a code', reply(200, { orderId: 'GK-1' }), 'order 200 OK'],
    ['an order whose message contains a code', reply(200, { ...order, message: 'OK, STOCK reserved' }), 'order 200 OK'],
    ['no response', reply(null), 'UNANSWERED'],
    ['{} under 200', reply(200, {}), 'UNANSWERED'],
    ['a list under 200', reply(200, []), 'UNANSWERED'],
    ['200 without an order', reply(200, { code: 200, message: 'OK' }), 'UNANSWERED'],
    ['500', reply(500, { code: 500, message: 'Internal Server Error' }), 'UNANSWERED'],
    ['500 with an order', reply(500, { ...order, code: 500, message: 'x' }), 'UNANSWERED'],
    ['code 500 under 200', reply(200, { code: 500, message: 'x', orderId: 991 }), 'UNANSWERED'],
    ['429', reply(429, { code: 429, message: 'x' }), 'UNANSWERED'],
    ['408', reply(408, { message: 'x' }), 'UNANSWERED'],
    ['425', reply(425, { message: 'x' }), 'UNANSWERED'],
    ['an unreadable 400', reply(400), 'UNANSWERED'],
    ['a known code under 422', reply(422, { code: 422, message: 'VR02: no' }), 'refused 422 VR02'],
    ['a known code in a Hydra error', reply(400, { 'hydra:description': 'RP06 open' }), 'refused 400 RP06'],
    ['a known code under 500', reply(500, { code: 500, message: 'CB' }), 'refused 500 CB'],
    ['a plain 422', reply(422, violations), 'refused 422 DEF'],
    ['a plain 400', reply(400, { message: 'no' }), 'refused 400 DEF'],
    ['code 422 under 200', reply(200, { code: 422, message: 'x' }), 'refused 422 DEF'],
    ['403', reply(403, { code: 403, message: 'Forbidden' }), 'refused 403 DEF'],
    ['403 for another buyer', reply(403, { code: 403, message: 'ORDER' }), 'BUYER'],
    ['409 of a provider, with the order', reply(409, { ...order, code: 409, message: 'x' }), 'refused 409 DEF'],
    ['404', reply(404, { code: 404, message: 'NOT_FOUND' }), 'refused 404 DEF'],
    ['another total', reply(409, { code: 409, message: 'PRICE' }), 'PRICES'],
    ['PRICE in a longer text', reply(409, { code: 409, message: 'the price has moved' }), 'PRICES'],
    ['PRICE in a longer word', reply(409, { code: 409, message: 'PRICELESS' }), 'refused 409 DEF'],
    ['PRICE under another code', reply(422, { code: 422, message: 'PRICE' }), 'refused 422 DEF'],
    ['PRICE in the body of a 200', reply(200, { code: 409, message: 'PRICE' }), 'PRICES'],
    ['ORDER in a longer word', reply(403, { code: 403, message: 'REORDER' }), 'refused 403 DEF'],
    ['ORDER under another code', reply(422, { code: 422, message: 'ORDER' }), 'refused 422 DEF'],
    ['a body with a more precise code', reply(400, { code: 422, message: 'x' }), 'refused 422 DEF'],
    ['a body with code 200 under 400', reply(400, { code: 200, message: 'x' }), 'refused 400 DEF'],
    ['an order under 400', reply(400, order), 'refused 400 DEF'],
    ['a body with code 500 under 400', reply(400, { code: 500, message: 'x' }), 'UNANSWERED'],
    ['a body with code 400 under 500', reply(500, { code: 400, message: 'x' }), 'UNANSWERED'],
    ['code 429 under 200', reply(200, { code: 429, message: 'x' }), 'UNANSWERED'],
    ['a known error code, with an order and no code', reply(200, { orderId: 1, message: 'CB' }), 'refused 200 CB'],
    ['399', reply(399, { message: 'x' }), 'UNANSWERED'],
  ])('%s: %s', (_, given, expected) => expect(outcome(() => settleCreateOrder(given, false))).toBe(expected));

  it('ids keep their type', () => {
    expect(settleCreateOrder(reply(200, { ...order, orderId: '0991' }), false).orderId).toBe('0991');
    expect(settleCreateOrder(reply(200, order), false).orderId).toBe(991);
  });
});

describe('fetch-order', () => {
  const found = { code: 200, order: { orderId: 991, state: 'CONFIRMED', paymentState: 'Paid' } };
  it.each([
    ['its own 404', reply(404, { code: 404, message: 'NOT_FOUND' }), 'UNKNOWN'],
    ['as a sentence', reply(404, { code: 404, message: 'Order 991 not found' }), 'UNKNOWN'],
    ['code 404 under 200', reply(200, { code: 404, message: 'ORDER_NOT_FOUND' }), 'UNKNOWN'],
    ['a router’s 404', reply(404, { code: 404, message: 'Not Found' }), 'UNANSWERED'],
    ['a router’s 404 with the path', reply(404, { message: 'No route for "POST fetch-order"' }), 'UNANSWERED'],
    ['code 404 without a message', reply(200, { code: 404 }), 'UNANSWERED'],
    ['an unreadable 404', reply(404), 'UNANSWERED'],
    ['403', reply(403, { code: 403, message: 'x' }), 'UNANSWERED'],
    ['429', reply(429, { code: 429, message: 'x' }), 'UNANSWERED'],
    ['another customer’s order', reply(403, { code: 403, message: 'ORDER' }), 'ORDER'],
    ['{} under 200', reply(200, {}), 'UNANSWERED'],
    ['no response', reply(null), 'UNANSWERED'],
    ['ORDER in a longer word', reply(403, { message: 'REORDER' }), 'UNANSWERED'],
    ['ORDER under another status', reply(422, { message: 'ORDER' }), 'UNANSWERED'],
    ['an order under 500', reply(500, found), 'UNANSWERED'],
    ['an order with code 500', reply(200, { ...found, code: 500 }), 'UNANSWERED'],
    ['code 404 under 500', reply(500, { code: 404 }), 'UNANSWERED'],
  ])('%s: %s', (_, given, expected) => expect(outcome(() => settleFetchOrder(given, false) as object)).toBe(expected));
  it('states are case-insensitive', () =>
    expect(settleFetchOrder(reply(200, found), false)).toMatchObject({ state: 'confirmed', paymentState: 'paid' }));
});

describe('payment checks, validations and confirmations', () => {
  it.each([
    ['200', reply(200, { code: 200, message: 'PAID' }), '200 OK'],
    ['an open payment', reply(200, { code: 202, message: 'CREATED' }), '202 DEF'],
    ['a known code', reply(422, { code: 422, message: 'RF07' }), '422 RF07'],
    ['a known code under 200', reply(200, { message: 'UA01' }), '422 UA01'],
    ['a known code with code 200', reply(200, { code: 200, message: 'RF07' }), '422 RF07'],
    ['another person’s signature', reply(403, { code: 403, message: 'NOT_BUYER' }), '403 NOT_BUYER'],
    ['{} under 200', reply(200, {}), 'UNANSWERED'],
    ['500', reply(500, { code: 500, message: 'x' }), 'UNANSWERED'],
    ['429', reply(429, { code: 429, message: 'x' }), 'UNANSWERED'],
    ['409', reply(409, { code: 409, message: 'x' }), '409 DEF'],
    ['a 404 about the order', reply(404, { code: 404, message: 'NOT_FOUND' }), '404 DEF'],
    ['a router’s 404', reply(404, { code: 404, message: 'Not Found' }), 'UNANSWERED'],
    ['code 422 under 200', reply(200, { code: 422, message: 'x' }), '422 DEF'],
    ['200 without a code', reply(200, { message: 'x' }), 'UNANSWERED'],
    ['code 500 under 200', reply(200, { code: 500, message: 'x' }), 'UNANSWERED'],
    ['a known error code under 500', reply(500, { message: 'RF07' }), '500 RF07'],
    ['a body with code 500 under 409', reply(409, { code: 500 }), 'UNANSWERED'],
    ['a body with code 409 under 500', reply(500, { code: 409 }), 'UNANSWERED'],
    ['no response', reply(null, { code: 200 }), 'UNANSWERED'],
  ])('%s: %s', (_, given, expected) => expect(outcome(() => settleCodeResponse(given, false))).toBe(expected));
  it.each([
    ['of the order', reply(200, { code: 200, orderId: '991' }), '200 OK'],
    ['without an order', reply(200, { code: 200 }), '200 OK'],
    ['of another order', reply(200, { code: 200, orderId: 992 }), 'UNANSWERED'],
    ['refused, with a 401', reply(401, { code: 401, message: 'x' }), 'UNANSWERED'],
  ])('a confirmation %s', (_, given, expected) => expect(outcome(() => settleConfirmation(given, 991))).toBe(expected));
  it.each(['PENDING', 'still processing', 'ERROR', 'UNPAID'])(
    'a payment that is %j is not paid, whatever its code',
    (message) => expect(settlePaymentCheck(reply(200, { code: 200, message }), false).code).toBe(202),
  );
  it.each([
    ['failed, whatever else its text says', reply(422, { code: 422, message: 'RF07 while waiting' }), '422 RF07'],
    ['declined, whatever its code', reply(200, { code: 200, message: 'RF07' }), '422 RF07'],
    ['paid', reply(200, { code: 200, message: 'PAID' }), '200 OK'],
  ])('a payment is %s', (_, given, expected) => expect(outcome(() => settlePaymentCheck(given, false))).toBe(expected));
});

it.each<(given: Reply, sentTokens: boolean) => object>([
  settleCreateOrder,
  settleFetchOrder,
  settleCodeResponse,
  settlePaymentCheck,
])('%o: a 401 ends the session that the call carried, and is uncertain without one', (settle) => {
  const of = (sentTokens: boolean) => outcome(() => settle(reply(401, { code: 401 }), sentTokens));
  expect([of(true), of(false)]).toEqual(['SESSION_ENDED', 'UNANSWERED']);
});

describe('replyOf', () => {
  const failing = (kind: CommerceError['kind'], given: object = {}) =>
    replyOf(Promise.reject(new CommerceError(kind, 'x', given)));
  it('returns the body, or the error response of the backend', async () => {
    expect(await replyOf(Promise.resolve({ a: 1 }))).toEqual({ status: 200, body: { a: 1 } });
    expect(await failing('http', { status: 422, body: { b: 1 } })).toEqual({ status: 422, body: { b: 1 } });
    expect(await failing('unauthorized', { status: 401, body: null })).toEqual({ status: 401, body: null });
    expect(await failing('http', { body: {} })).toEqual({ status: null, body: {} });
  });
  it('returns null without a response', async () => {
    for (const kind of ['timeout', 'network', 'parse'] as const)
      expect(await failing(kind, { status: 200, body: {} })).toEqual({ status: null, body: undefined });
  });
  it('rethrows errors of our own', async () =>
    expect(replyOf(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours'));
});

import { describe, expect, it } from 'vitest';
import { fetchedFixture } from '@/lib/domain/order/order.fixture';
import { paymentHandler } from '@/lib/domain/order/payments';
import { ore } from '@/lib/domain/prices/money';
import type { FetchedOrder, ReceivedWithdrawal } from '@/lib/domain/shop-api/responses';
import { type OrderLife, orderLife } from './order-life';

const PLACED = '2026-11-27T09:00:00.000Z';
const PAY_BEFORE = '2026-11-30T22:59:00.000Z';
const last = Date.parse(PAY_BEFORE);
const total = ore(4_000_000);

function lifeOf(given: Partial<FetchedOrder>, now = Date.parse(PLACED)): OrderLife {
  const order = fetchedFixture({ createdAt: PLACED, orderTotal: total, ...given });
  return orderLife(order, paymentHandler(order.paymentMethod ?? ''), now);
}

const transfer: Partial<FetchedOrder> = {
  state: 'confirmed',
  paymentMethod: 'bank_transfer',
  payment: { reference: '1', payBefore: PAY_BEFORE },
};

function message(given: Partial<ReceivedWithdrawal> = {}): ReceivedWithdrawal {
  return { caseNumber: 'A7', receivedAt: '2026-11-28T08:00:00.000Z', goods: null, decision: 'received', ...given };
}

describe('a message about a withdrawal', () => {
  it.each([
    ['paid', { state: 'confirmed', paymentState: 'paid' }],
    ['to be paid by transfer', transfer],
    ['cancelled', { state: 'cancelled', paymentState: 'refunded' }],
  ] as const)('changes nothing in an order that is %s, whether it has no decision or is refused', (_, given) => {
    const { withdrawal: _none, ...before } = lifeOf(given);
    for (const decision of ['received', 'refused'] as const) {
      const { withdrawal, ...life } = lifeOf({ ...given, withdrawal: message({ decision }) });
      expect(life).toEqual(before);
      expect(withdrawal?.facts).toContainEqual(['Ärendenummer', 'A7']);
      expect(withdrawal?.showsRule).toBe(true);
    }
  });

  it('names the goods as they were written', () =>
    expect(lifeOf({ withdrawal: message({ goods: 'Två mynt' }) }).withdrawal?.facts).toContainEqual([
      'Varor',
      'Två mynt',
    ]));

  it('ends the order when it is accepted: what was paid goes back, by a date, and nothing more is paid', () => {
    const withdrawal = message({ decision: 'accepted' });
    expect(lifeOf({ paymentState: 'paid', withdrawal })).toMatchObject({
      stateText: 'Ångrad, ärende A7',
      todo: expect.stringMatching(/^Skicka tillbaka varorna senast 12\u00a0december 2026\. Vi betalar tillbaka/),
      metal: 'no',
    });
    expect(lifeOf({ ...transfer, withdrawal })).toMatchObject({
      todo: expect.stringMatching(/^Betala inte/),
      payBy: null,
    });
  });

  it('leaves the rest of the order when it is accepted for some goods: nobody pays for them meanwhile', () => {
    const withdrawal = message({ decision: 'accepted', goods: 'Ett mynt' });
    expect(lifeOf({ state: 'confirmed', paymentState: 'paid', withdrawal })).toMatchObject({
      stateText: 'Betald',
      metal: 'missing',
      withdrawal: { text: expect.stringContaining('senast 12\u00a0december 2026') },
    });
    expect(lifeOf({ ...transfer, withdrawal })).toMatchObject({
      payBy: null,
      todo: expect.stringMatching(/^Betala inte än/),
    });
  });
});

describe('the last day to pay', () => {
  it.each([
    ['signed', { ...transfer }],
    ['not signed', { ...transfer, state: 'awaiting_verification' }],
    ['failed', { ...transfer, state: 'awaiting_payment', paymentState: 'failed' }],
  ] as const)('of a transfer that is %s ends it at the moment, whether the backend cancels it or not', (_, given) => {
    expect(lifeOf(given, last - 1)).toMatchObject({ until: last });
    const over = lifeOf(given, last);
    expect(over).toMatchObject({
      todo: expect.stringMatching(/^Sista dagen att betala har gått ut\. Betala inte, /),
      next: 'order-again',
      payBy: null,
      until: null,
    });
    const cancelled = lifeOf({ ...given, state: 'cancelled', endedBecause: 'expired' }, last);
    expect(cancelled).toEqual(over);
  });

  it.each(['authorized', 'paid', 'partly_refunded', 'refunded', 'unknown'] as const)(
    'changes nothing in an order whose payment is %s',
    (paymentState) => {
      const given = { ...transfer, paymentState };
      expect({ ...lifeOf(given, last), until: null }).toEqual({ ...lifeOf(given, last - 1), until: null });
    },
  );

  it('is a week after the order for a backend that sends none: "next bank day" is certainly over then', () => {
    const given = { ...transfer, payment: { reference: null, payBefore: null } };
    const week = Date.parse(PLACED) + 7 * 24 * 3_600_000;
    expect([lifeOf(given, week - 1).payBy, lifeOf(given, week).payBy]).toEqual(['all', null]);
  });
});

it('what was paid back is named with sums and dates', () => {
  const refunds = [
    { amount: ore(100_000), at: '2026-12-03T10:00:00.000Z' },
    { amount: ore(50_050), at: null },
  ];
  expect(lifeOf({ state: 'confirmed', paymentState: 'partly_refunded', refunds }).todo).toContain(
    'Vi har betalat tillbaka 1\u00a0000\u00a0SEK den 3\u00a0december 2026 och 500,50\u00a0SEK.',
  );
  expect(lifeOf({ paymentState: 'refunded' }).todo).toContain('betalat tillbaka 40\u00a0000\u00a0SEK.');
  const unreadable = [{ amount: null, at: null }];
  expect(lifeOf({ paymentState: 'refunded', refunds: unreadable }).todo).toContain('betalat tillbaka pengarna.');
});

it('a payment in the checkout is not under way after a day: nothing is to be paid any more', () => {
  const day = Date.parse(PLACED) + 24 * 3_600_000;
  expect(lifeOf({}, day - 1)).toMatchObject({ next: 'finish', openRequest: expect.stringContaining('Swish-appen') });
  expect(lifeOf({}, day)).toMatchObject({
    todo: expect.stringMatching(/^Betala inte/),
    openRequest: null,
    next: 'order-again',
  });
});

it('the e-mail of a paid order is announced for a day', () => {
  const paid = { state: 'confirmed', paymentState: 'paid' } as const;
  expect(lifeOf(paid).todo).toContain('mejl');
  expect(lifeOf(paid, last).todo).not.toContain('mejl');
});

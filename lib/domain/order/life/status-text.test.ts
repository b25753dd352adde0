import { expect, it } from 'vitest';
import { fetchedFixture } from '@/lib/domain/order/order.fixture';
import type { OrderStatus } from '@/lib/domain/order/order-status';
import { ore } from '@/lib/domain/prices/money';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { describeOrderStatus } from './status-text';

const placed = { paymentCode: 'swish', orderTotal: ore(1_438_900) };
const known = (given: Partial<FetchedOrder>): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

const [YES, NO, UNKNOWN] = [
  { money: 'yes', moneyText: 'Ja, 14\u00a0389\u00a0SEK', openRequest: null },
  { money: 'no', moneyText: 'Nej' },
  { money: 'unknown', moneyText: 'Vet inte ännu' },
] as const;
const notTwice = { ...UNKNOWN, todo: expect.stringMatching(/^Betala inte en gång till/) };

it.each<[string, OrderStatus | null, object]>([
  ['pending', null, { ...UNKNOWN, stateText: 'Hämtar beställningen …' }],
  ['without a response', { kind: 'unanswered' }, notTwice],
  ['without a number', { kind: 'unnamed' }, { ...notTwice, stateText: 'Okänt' }],
  ['not shown here', { kind: 'hidden' }, { ...UNKNOWN, todo: expect.not.stringMatching(/mejl/) }],
  ['gone', { kind: 'gone' }, { ...NO, moneyText: 'Nej, beställningen finns inte', stateText: 'Finns inte' }],
  [
    'open',
    known({}),
    { ...notTwice, stateText: 'Väntar på att du godkänner i Swish', openRequest: expect.stringMatching(/Swish/) },
  ],
  ['unknown', known({ state: 'unknown', paymentState: 'unknown' }), UNKNOWN],
  [
    'paid',
    known({ paymentState: 'paid' }),
    { ...YES, stateText: 'Betald', todo: expect.stringMatching(/inte göra något mer/) },
  ],
  ['confirmed and paid', known({ state: 'confirmed', paymentState: 'paid' }), YES],
  [
    'paid and cancelled',
    known({ state: 'cancelled', paymentState: 'paid' }),
    { ...YES, stateText: 'Avbruten, men betald', todo: expect.stringMatching(/^Kontakta oss/) },
  ],
  ['cancelled', known({ state: 'cancelled' }), { ...NO, stateText: 'Avbruten' }],
  [
    'not signed',
    known({ state: 'awaiting_verification' }),
    { ...NO, stateText: 'Väntar på att du bekräftar med BankID' },
  ],
  [
    'paid before it is signed',
    known({ state: 'awaiting_verification', paymentState: 'paid' }),
    { ...YES, stateText: 'Betald, väntar på att du bekräftar med BankID', todo: 'Bekräfta beställningen med BankID.' },
  ],
  ['cancelled in an unknown state of payment', known({ state: 'cancelled', paymentState: 'unknown' }), UNKNOWN],
  ['not signed, likewise', known({ state: 'awaiting_verification', paymentState: 'unknown' }), UNKNOWN],
  [
    'confirmed, likewise',
    known({ state: 'confirmed', paymentState: 'unknown' }),
    { ...UNKNOWN, stateText: 'Bekräftad, betalningen kontrolleras' },
  ],
  ['failed', known({ state: 'new', paymentState: 'failed' }), { ...NO, stateText: 'Inte betald' }],
  ['a confirmed transfer', known({ state: 'confirmed', paymentMethod: 'bank_transfer' }), { money: 'no' }],
])('an order that is %s says whether money has been drawn, and what to do', (_, status, texts) =>
  expect(describeOrderStatus(status, placed, 0)).toMatchObject(texts),
);

it('contains the total of the order instead of the expected one, and none when unknown', () => {
  const moneyText = (orderTotal: FetchedOrder['orderTotal'], expected = placed.orderTotal as typeof orderTotal) =>
    describeOrderStatus(known({ paymentState: 'paid', orderTotal }), { ...placed, orderTotal: expected }, 0).moneyText;
  expect([moneyText(ore(100)), moneyText(null, null)]).toEqual(['Ja, 1\u00a0SEK', 'Ja']);
});

it.each<[OrderStatus | null, string, unknown]>([
  [known({ paymentMethod: 'zimpler' }), 'swish', expect.stringMatching(/bank/)],
  [known({ paymentMethod: null }), 'swish', expect.stringMatching(/Swish/)],
  [known({ paymentMethod: 'klarna' }), 'swish', expect.stringMatching(/Swish/)],
  [null, 'klarna', null],
  [known({ state: 'awaiting_verification', paymentMethod: null }), 'klarna', null],
  [
    known({ state: 'awaiting_verification', paymentMethod: null }),
    'bank_transfer',
    expect.stringMatching(/^Inga pengar/),
  ],
])('%j explains the open request of its payment method, else of the chosen %s', (status, paymentCode, openRequest) =>
  expect(describeOrderStatus(status, { ...placed, paymentCode }, 0)).toMatchObject({ openRequest }),
);

import { describe, expect, it } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { buyerFacts, buyerOf, deliveryTitle, orderFacts } from './sheet';

it('an order is dated by the backend, and numbered by its id until it has a number', () => {
  const order = placedOrderFixture({ number: null, placedAt: Date.parse('2026-11-20T10:05:00Z') });
  const facts = orderFacts(order, fetchedFixture({ createdAt: '2026-11-21T10:05:00Z' }), { stateText: 'Betald' });
  expect(facts).toContainEqual(['Ordernummer', '991']);
  expect(facts).toContainEqual(['Status', 'Betald']);
  expect(facts.find(([name]) => name === 'Datum')?.[1]).toContain('21');
  const own = orderFacts(order, null, { stateText: 'Betald' });
  expect(own.find(([name]) => name === 'Datum')?.[1]).toContain('20');
});

it.each([
  ['all', true, 'När du har betalat'],
  [null, true, 'Det här händer nu'],
  [null, false, 'Leverans'],
] as const)('the delivery of an order that owes %s, and goes ahead: %s, is titled "%s"', (payBy, goesAhead, title) =>
  expect(deliveryTitle({ payBy, goesAhead })).toBe(title),
);

describe('the buyer on it', () => {
  const anna = { customerId: 'c-1' };

  it.each([
    ['the owner', 'c-1', anna, anna],
    ['another customer', 'c-2', anna, null],
    ['nobody in an order without an owner', null, anna, null],
    ['nobody while the customer is not known', 'c-1', null, null],
  ])('is %s', (_, owner, customer, buyer) => {
    expect(buyerOf({ owner }, customer)).toBe(buyer);
  });

  const customer = { firstName: 'Anna', lastName: '', maskedSsn: '19900101-****', address: '', zipCode: '', city: '' };
  const proven = { name: 'Anna Andersson', personalNumber: '19900101-0017' };

  it.each([
    [null, proven, true, undefined, undefined, /står på kvittot/],
    [customer, undefined, false, 'Anna', '19900101-****', null],
    [customer, undefined, true, 'Anna', '19900101-****', /följer med beställningen/],
    [customer, proven, true, 'Anna Andersson', '19900101-0017', /Sidan är ditt kvitto/],
    [customer, proven, false, 'Anna Andersson', '19900101-0017', null],
  ])('is shown by what is known: %o, %o, paid %s', (buyer, receipt, isPaid, name, number, note) => {
    const shown = buyerFacts(buyer, receipt, isPaid, false);
    expect([shown.facts?.[0]?.[1], shown.facts?.[1]?.[1]]).toEqual([name, number]);
    expect(shown.note ?? '').toMatch(note ?? /^$/);
  });

  it.each([null, customer])('is neither masked nor missing on a receipt that is being fetched: %o', (buyer) =>
    expect(buyerFacts(buyer, undefined, true, true)).toEqual({ facts: null, note: expect.stringMatching(/^Hämtar /) }),
  );
});

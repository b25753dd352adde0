import { describe, expect, it } from 'vitest';
import { fetchedFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { buyerFacts, buyerOf, sheetOf } from './sheet';

const WITHDRAWAL = { receivedAt: '2026-11-21T10:05:00Z', caseNumber: null };

describe('the sheet of an order', () => {
  it.each<[string, string, Partial<FetchedOrder> | null, string, string, boolean]>([
    ['paid', 'swish', { state: 'confirmed', paymentState: 'paid' }, 'Betald', 'Det här händer nu', false],
    ['to be paid by transfer', 'bank_transfer', {}, 'Mottagen, väntar på din överföring', 'När du har betalat', true],
    ['of which only the checkout knows', 'swish', null, 'Mottagen', 'Det här händer nu', false],
    [
      'of which only the checkout knows',
      'bank_transfer',
      null,
      'Mottagen, väntar på din överföring',
      'När du har betalat',
      true,
    ],
    ['whose payment failed', 'swish', { paymentState: 'failed' }, 'Inte betald', 'Leverans', false],
    ['whose transfer failed', 'bank_transfer', { paymentState: 'failed' }, 'Inte betald', 'Leverans', false],
    ['cancelled', 'swish', { state: 'cancelled' }, 'Avbruten', 'Leverans', false],
    ['withdrawn', 'swish', { paymentState: 'paid', withdrawal: WITHDRAWAL }, 'Ångrad', 'Leverans', false],
    ['withdrawn before its transfer', 'bank_transfer', { withdrawal: WITHDRAWAL }, 'Ångrad', 'Leverans', false],
  ])('%s, by %s, has these parts: %o', (_, paymentCode, response, text, title, owes) => {
    const fetched = response && fetchedFixture({ paymentMethod: paymentCode, ...response });
    const sheet = sheetOf(placedOrderFixture({ paymentCode }), fetched);
    expect(sheet.facts).toContainEqual(['Status', text]);
    expect(sheet).toMatchObject({ owes, delivery: { title, isFirst: title !== 'Leverans' } });
    expect(sheet.withdrawal !== null).toBe(text === 'Ångrad');
    expect(sheet.isPaid).toBe(response?.paymentState === 'paid');
  });

  it('is dated by the backend, and numbered by its id until it has a number', () => {
    const order = placedOrderFixture({ number: null, placedAt: Date.parse('2026-11-20T10:05:00Z') });
    const { facts } = sheetOf(order, fetchedFixture({ createdAt: '2026-11-21T10:05:00Z', withdrawal: WITHDRAWAL }));
    expect(facts).toContainEqual(['Ordernummer', '991']);
    expect(facts.find(([name]) => name === 'Datum')?.[1]).toContain('21');
    expect(sheetOf(order, null).facts.find(([name]) => name === 'Datum')?.[1]).toContain('20');
  });

  it('says when it was withdrawn, and what to do', () => {
    const { withdrawal } = sheetOf(placedOrderFixture(), fetchedFixture({ withdrawal: WITHDRAWAL }));
    expect(withdrawal).toMatchObject({ todo: expect.stringContaining('inte betala') });
    expect(withdrawal?.facts).toContainEqual(['Ärendenummer', '–']);
  });
});

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
    const shown = buyerFacts(buyer, receipt, isPaid);
    expect([shown.facts?.[0]?.[1], shown.facts?.[1]?.[1]]).toEqual([name, number]);
    expect(shown.note ?? '').toMatch(note ?? /^$/);
  });
});

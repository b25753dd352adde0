import { describe, expect, it } from 'vitest';
import { isExpectedReturn, isResumable, type RoundTrip } from './round-trip';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';
const STARTED = Date.parse('2026-03-01T10:00:00Z');
const trip: RoundTrip = {
  purpose: 'signing',
  hosted: `https://bankid.example/sim/${OURS}`,
  startedAt: STARTED,
  target: '/checkout',
  orderId: 991,
  returned: null,
  signing: null,
};

describe('resuming an identification', () => {
  const secondsIn = (seconds: number) => new Date(STARTED + seconds * 1000);

  it('is possible for three minutes', () => {
    expect(isResumable(trip, 'signing', 991, secondsIn(179))).toBe(true);
    expect(isResumable(trip, 'signing', 991, secondsIn(180))).toBe(false);
  });

  it.each([
    ['for another purpose', 'login', 991, trip],
    ['of another order', 'signing', 992, trip],
    ['of the same number in another type', 'signing', '991', trip],
    ['from which the customer has come back', 'signing', 991, { ...trip, returned: OURS }],
  ] as const)('is not possible %s', (_, purpose, orderId, earlier) =>
    expect(isResumable(earlier, purpose, orderId, secondsIn(1))).toBe(false),
  );
});

describe('a returning session', () => {
  it.each([
    ['is the one whose id stands in the path', trip, OURS, true],
    ['is the one whose id stands in the query', { ...trip, hosted: `https://b.example/?s=${OURS}` }, OURS, true],
    ['is any, where the address names none', { ...trip, hosted: 'https://b.example/start' }, 'abcd-1234', true],
    ['is no other', trip, '7c1f0a2b-9999-4888-8777-666655554444', false],
    [
      'is not the id of another host name',
      { ...trip, hosted: `https://${OURS}.example/${'a'.repeat(16)}` },
      OURS,
      false,
    ],
    ['comes once', { ...trip, returned: OURS }, OURS, false],
    ['needs a trip', null, OURS, false],
    ['has at least eight characters', { ...trip, hosted: 'https://b.example/start' }, 'abc-123', false],
    ['has at most 128', { ...trip, hosted: 'https://b.example/start' }, 'a'.repeat(129), false],
    ['has nothing in front', { ...trip, hosted: 'https://b.example/start' }, '/abcd-1234', false],
    ['has nothing behind', { ...trip, hosted: 'https://b.example/start' }, 'abcd-1234/', false],
  ] as const)('%s', (_, started, session, expected) =>
    expect(isExpectedReturn(started, 'signing', session)).toBe(expected),
  );

  it('must match the purpose of the trip', () => expect(isExpectedReturn(trip, 'login', OURS)).toBe(false));
});

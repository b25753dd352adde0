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
  ended: false,
  earlier: [],
};

describe('resuming an identification', () => {
  const secondsIn = (seconds: number) => new Date(STARTED + seconds * 1000);

  it('is possible for three minutes', () => {
    expect(isResumable(trip, 991, secondsIn(179))).toBe(true);
    expect(isResumable(trip, 991, secondsIn(180))).toBe(false);
  });

  it.each([
    ['for another order', 992, trip],
    ['for the same order id in another type', '991', trip],
    ['after the customer has returned', 991, { ...trip, returned: OURS }],
  ] as const)('is not possible %s', (_, orderId, earlier) =>
    expect(isResumable(earlier, orderId, secondsIn(1))).toBe(false),
  );
});

describe('a returning session', () => {
  it.each([
    ['matches the id in the path', trip, OURS, true],
    ['matches the id in the query', { ...trip, hosted: `https://b.example/?s=${OURS}` }, OURS, true],
    ['may be any when the address contains no id', { ...trip, hosted: 'https://b.example/start' }, 'abcd-1234', true],
    ['is refused with another id', trip, '7c1f0a2b-9999-4888-8777-666655554444', false],
    [
      'does not match an id in the host name',
      { ...trip, hosted: `https://${OURS}.example/${'a'.repeat(16)}` },
      OURS,
      false,
    ],
    ['is accepted only once', { ...trip, returned: OURS }, OURS, false],
    ['has at least eight characters', { ...trip, hosted: 'https://b.example/start' }, 'abc-123', false],
    ['has at most 128', { ...trip, hosted: 'https://b.example/start' }, 'a'.repeat(129), false],
    ['has no prefix', { ...trip, hosted: 'https://b.example/start' }, '/abcd-1234', false],
    ['has no suffix', { ...trip, hosted: 'https://b.example/start' }, 'abcd-1234/', false],
  ] as const)('%s', (_, started, session, expected) => expect(isExpectedReturn(started, session)).toBe(expected));
});

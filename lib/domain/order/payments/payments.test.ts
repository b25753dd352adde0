import { describe, expect, it } from 'vitest';
import { placedOrderFixture } from '../order.fixture';
import { failureText, isKnownFailure, knownCode, paymentHandler } from '.';
import { handlers } from './handlers';

describe('the handler of a payment method code', () => {
  it.each([
    ['swish', 'swish'],
    ['SWISH_V2', 'swish'],
    ['Swish-2', 'swish'],
    ['zimpler', 'zimpler'],
    ['zimpler_v2', 'zimpler'],
    ['Zimpler Checkout', 'zimpler'],
    ['BANK_TRANSFER', 'bank_transfer'],
    ['bank-transfer', 'bank_transfer'],
    ['banktransfer', 'bank_transfer'],
    ['Bank – Transfer', 'bank_transfer'],
    ['klarna', null],
    ['faktura', null],
    ['swish_company_card', null],
    ['', null],
  ])('%j is %j', (code, name) => expect(paymentHandler(code)?.name ?? null).toBe(name));
});

describe('backend codes that may reach the browser', () => {
  it.each([
    ['RP06: payer 46701234567 has an open request', 'RP06'],
    ['payment refused (acmt03)', 'ACMT03'],
    ['NOT_BUYER', 'NOT_BUYER'],
    ['SWISH_VR02', 'VR02'],
    ['ORDER_CANCELLED', 'ORDER_CANCELLED'],
    ['An error occurred', null],
    ['', null],
  ])('%j: %j', (message, word) => expect(knownCode(message)).toBe(word));
});

const swish = paymentHandler('swish');
const refusals = { create: swish?.refusals, check: swish?.check?.failures };

it.each([
  ['create', 'TEL01', 'TEL01', 'Kontrollera mobilnumret'],
  ['create', 'RP06', 'RP06', 'Du har redan en Swish-betalning som väntar'],
  ['create', 'VR01', 'VR01', 'Åldersgränsen uppfylls inte'],
  ['create', 'VR02', 'VR02', 'Swish-numret hör inte ihop med personnumret'],
  ['create', 'ACMT03', 'VR02', 'Swish-numret hör inte ihop med personnumret'],
  ['create', 'AM21', 'AM21', 'Beloppet är högre än din Swish-gräns'],
  ['create', 'AM02', 'AM02', 'Beloppet är för högt för Swish'],
  ['create', 'CB', 'CB', 'Vi kan inte ta emot beställningen här'],
  ['create', 'BE18', 'BE18', 'Kontrollera mobilnumret'],
  ['create', 'ACMT01', 'ACMT01', 'Swish-numret hör inte ihop med personnumret'],
  ['create', 'XX99', 'DEF', 'Betalningen kunde inte startas'],
  ['check', 'RF07', 'RF07', 'Banken nekade betalningen'],
  ['check', 'UA01', 'UA01', 'Betalningen avbröts'],
  ['check', 'BANKIDUNKN', 'UA01', 'Betalningen avbröts'],
  ['check', 'AM21', 'AM21', 'Beloppet är högre än din Swish-gräns'],
  ['check', 'AM02', 'AM21', 'Beloppet är högre än din Swish-gräns'],
] as const)('a refusal by Swish at %s with %s is %s: %s', (moment, word, code, heading) => {
  const failure = refusals[moment]?.[word] ?? swish?.otherRefusal(422);
  expect([failure, failureText({ way: 'swish', code }).heading]).toEqual([code, heading]);
});

it.each([
  ['swish', 403, '403'],
  ['swish', 422, 'DEF'],
  ['zimpler', 403, '403'],
  ['zimpler', 409, 'ZIMPLER'],
  ['bank_transfer', 403, '403'],
  ['bank_transfer', 422, 'DEF'],
])('%s refused with %i without a code is %s', (way, code, failure) =>
  expect(paymentHandler(way)?.otherRefusal(code)).toBe(failure),
);

it.each(handlers.map((handler) => [handler.name, handler] as const))(
  'every code of %s reaches the browser and has a text',
  (way, handler) => {
    const codes = [...Object.entries(handler.refusals), ...Object.entries(handler.check?.failures ?? {})];
    expect(codes.filter(([word, code]) => knownCode(word) !== word || !isKnownFailure({ way, code }))).toEqual([]);
  },
);

/** Everything that create-order's response may say about the next step. */
const STARTED = [null, 'https://bank.example'].flatMap((redirectUrl) =>
  [true, false].flatMap((verificationRequired) =>
    [true, false].map((signedIn) => ({ redirectUrl, verificationRequired, signedIn })),
  ),
);

it.each(handlers)(
  'every other failure of $name has a text and an action, and a way that is signed says what follows',
  (handler) => {
    const starts = STARTED.map(handler.start);
    const codes = [
      handler.otherRefusal(403),
      handler.otherRefusal(422),
      handler.ended ?? [],
      Object.values(handler.check?.overdue ?? {}),
      Object.values(handler.signing?.failures ?? {}),
      starts.flatMap((start) => (start.kind === 'failed' ? start.code : [])),
    ].flat();
    const silent = codes.filter((code) => {
      const failure = { way: handler.name, code };
      return !isKnownFailure(failure) || failureText(failure).actions.length === 0;
    });
    expect(silent).toEqual([]);
    expect(handler.signing !== null).toBe(starts.some(({ kind }) => kind === 'signing'));
  },
);

it('a failure belongs to one payment method, or is common to all', () => {
  const isKnown = (way: string | null, code: string) => isKnownFailure({ way, code });
  expect([isKnown(null, 'RF07'), isKnown('zimpler', 'RF07'), isKnown('klarna', 'X')]).toEqual([false, false, false]);
  expect(isKnown(null, 'STOCK')).toBe(true);
  expect(failureText({ way: 'bank_transfer', code: 'DEF' }).heading).toBe('Beställningen kunde inte bekräftas');
});

it('CB offers the telephone only', () =>
  expect(failureText({ way: 'swish', code: 'CB' }).actions).toEqual(['contact']));

it.each(['AM02', 'BE18', 'ACMT01'])('%s, which a new attempt cannot help, offers another way to pay first', (code) => {
  expect(failureText({ way: 'swish', code }).actions[0]).toBe('other-method');
});

it.each(['TM01', 'TIME_UP'])('%s, a request that nobody answered in time, offers a new one by its name', (code) =>
  expect(failureText({ way: 'swish', code }).retryLabel).toBe('Skicka en ny Swish-förfrågan'),
);

it.each(Object.entries(swish?.failures ?? {}))('%s has at most two buttons', (_, { actions }) => {
  expect(actions.filter((action) => action !== 'contact').length).toBeLessThanOrEqual(2);
});

it.each([
  ['our own time limit does not claim that no money was drawn', 'TIME_UP', /Inga pengar/],
  ['CB gives no reason', 'CB', /spärr|block|misstänk/i],
  ['an unknown code makes no claims about money', 'XX99', /inga pengar|ingen betalning/i],
])('%s', (_, code, wrong) => expect(failureText({ way: 'swish', code }).text).not.toMatch(wrong));

/** The texts of a way to pay that shoppers read, each whole. */
function wordsOf({ text, states, declined, failures, owed, signing }: (typeof handlers)[number]): string[] {
  const { note } = owed?.facts(placedOrderFixture(), null, 'all') ?? {};
  const own = [text, states, declined, failures, signing, { ...owed, note }];
  const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L} \p{L}/u.test(value);
  const deep = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(deep) : [value];
  return own.flatMap(deep).filter(isText);
}

it.each(handlers)(
  '$name has a code and texts of its own: one copied from another way would name that one',
  (handler) => {
    const others = new Set(handlers.filter((other) => other !== handler).flatMap(wordsOf));
    expect(wordsOf(handler).filter((words) => others.has(words))).toEqual([]);
    expect(handlers.filter(({ name, codes }) => name === handler.name || codes.test(handler.name))).toEqual([handler]);
  },
);

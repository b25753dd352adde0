import { describe, expect, it } from 'vitest';
import { failureText, isKnownFailure, knownCode, paymentHandler } from '.';

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
  it('include every code of every payment method', () => {
    for (const code of ['swish', 'zimpler', 'bank_transfer']) {
      const handler = paymentHandler(code);
      for (const word of [...Object.keys(handler?.refusals ?? {}), ...Object.keys(handler?.check?.failures ?? {})])
        expect(knownCode(word)).toBe(word);
    }
  });
});

describe('a refusal by Swish', () => {
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
    ['create', 'XX99', 'DEF', 'Betalningen kunde inte startas'],
    ['check', 'RF07', 'RF07', 'Banken nekade betalningen'],
    ['check', 'UA01', 'UA01', 'Betalningen avbröts'],
    ['check', 'AM21', 'AM21', 'Beloppet är högre än din Swish-gräns'],
    ['check', 'AM02', 'AM21', 'Beloppet är högre än din Swish-gräns'],
  ] as const)('at %s with %s is %s: %s', (moment, word, code, heading) => {
    const failure = refusals[moment]?.[word] ?? swish?.otherRefusal({ code: 422, orderId: 1 });
    expect([failure, failureText({ way: 'swish', code }).heading]).toEqual([code, heading]);
  });
});

/** Every code of spec.md section 8 and domain.md 2.3 and 4.1, with its payment methods. */
const CODES = [
  ...['TEL01', 'RP06', 'VR01', 'VR02', 'AM21', 'AM02', 'CB', 'DEF', '403'].map((code) => ['swish', code] as const),
  ...['UA01', 'RF07', 'TM01', 'BANKIDONGOING', 'FF10', 'DS24', 'TIME_UP'].map((code) => ['swish', code] as const),
  ...['CB', '403', 'ZIMPLER'].map((code) => ['zimpler', code] as const),
  ...['CB', 'DEF', '403', 'NOT_BUYER'].map((code) => ['bank_transfer', code] as const),
  ...['SIGNING_CANCELLED', 'SIGNING_EXPIRED'].map((code) => ['bank_transfer', code] as const),
] as const;

describe('failure texts', () => {
  it.each(CODES)('%s %s has a text and an action', (way, code) => {
    expect(isKnownFailure({ way, code })).toBe(true);
    expect(failureText({ way, code }).actions.length).toBeGreaterThan(0);
  });
  it('belong to one payment method, or are common to all', () => {
    expect(isKnownFailure({ way: null, code: 'RF07' })).toBe(false);
    expect(isKnownFailure({ way: 'zimpler', code: 'RF07' })).toBe(false);
    expect(isKnownFailure({ way: 'klarna', code: 'X' })).toBe(false);
    expect(isKnownFailure({ way: null, code: 'STOCK' })).toBe(true);
  });
  it.each([
    ['swish', 403, '403'],
    ['swish', 422, 'DEF'],
    ['zimpler', 403, '403'],
    ['zimpler', 409, 'ZIMPLER'],
    ['bank_transfer', 403, '403'],
    ['bank_transfer', 422, 'DEF'],
  ])('%s refused with %i without a code is %s', (way, code, failure) =>
    expect(paymentHandler(way)?.otherRefusal({ code, orderId: null })).toBe(failure),
  );
  it('every code leads to a failure with a text', () => {
    for (const name of ['swish', 'zimpler', 'bank_transfer']) {
      const handler = paymentHandler(name);
      const codes = [...Object.values(handler?.refusals ?? {}), ...Object.values(handler?.check?.failures ?? {})];
      for (const code of codes) expect([name, code, isKnownFailure({ way: name, code })]).toEqual([name, code, true]);
    }
  });
  it('bank transfer has its own text for DEF', () =>
    expect(failureText({ way: 'bank_transfer', code: 'DEF' }).heading).toBe('Beställningen kunde inte bekräftas'));
  it('our own time limit does not claim that no money was drawn', () =>
    expect(failureText({ way: 'swish', code: 'TIME_UP' }).text).not.toContain('Inga pengar'));
  it('CB gives no reason', () =>
    expect(failureText({ way: 'swish', code: 'CB' }).text).not.toMatch(/spärr|block|misstänk/i));
  it('an unknown code makes no claims about money', () =>
    expect(failureText({ way: 'swish', code: 'XX99' }).text).not.toMatch(/inga pengar|ingen betalning/i));
});

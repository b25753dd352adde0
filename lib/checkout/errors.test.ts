import { describe, expect, it } from 'vitest';
import { bankTransferError, checkoutError, readSwishCheck, swishCreateError } from './errors';

describe('order creation on the Swish path (spec.md section 8)', () => {
  it.each([
    ['TEL01', 'TEL01'],
    ['RP06', 'RP06'],
    ['VR01', 'VR01'],
    ['VR02', 'VR02'],
    ['ACMT03', 'VR02'],
    ['AM21', 'AM21'],
    ['AM02', 'AM02'],
    ['CB', 'CB'],
    ['Swish error: RP06 (payer)', 'RP06'],
    ['CBX', 'DEF'],
    ['constructor', 'DEF'],
    ['', 'DEF'],
  ])('message %j is %s', (message, code) => expect(swishCreateError(message)).toBe(code));
});

describe('bank transfer (spec.md section 8)', () => {
  it('CB stays CB', () => expect(bankTransferError('CB')).toBe('CB'));
  it('anything else becomes DEF', () => expect(checkoutError(bankTransferError('RP06')).supportCode).toBe('DEF'));
});

describe('Swish payment check (domain.md 2.5)', () => {
  it('200 is paid', () => expect(readSwishCheck({ code: 200, message: 'PAID' })).toEqual({ kind: 'paid' }));
  it.each([
    ['UA01', 'UA01'],
    ['RF07', 'RF07'],
    ['AM21', 'AM21'],
    ['AM02', 'AM21'],
  ])('%s has failed', (message, error) =>
    expect(readSwishCheck({ code: 400, message })).toEqual({ kind: 'failed', error }),
  );
  it.each(['CREATED', 'Not Found', ''])('%j is pending', (message) =>
    expect(readSwishCheck({ code: 202, message })).toEqual({ kind: 'pending' }),
  );
});

it('never leaves the customer without a way on, and never shows the raw code in the sentence', () => {
  for (const code of ['TEL01', 'CB', 'DEF', 'DEF_BANK', 'DS24', 'TM01', 'LOST', '403'] as const) {
    const { heading, text, ways } = checkoutError(code);
    expect(ways.length).toBeGreaterThan(0);
    expect(`${heading} ${text}`).not.toContain(code);
    expect(`${heading} ${text}`).not.toMatch(/!/);
  }
});

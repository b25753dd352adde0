import { describe, expect, it } from 'vitest';
import { asciiEmail, isEmail, isMobilePhone, maskPhone, normalisePhone } from './contact';
import { readContactForm } from './contact-form';

describe('e-mail (spec.md section 5)', () => {
  it.each([
    'kund@example.com',
    'a.b+c@sub.example.se',
    'kund@[192.168.0.1]',
    '"a b"@example.se',
    "o'brien@example.se",
    'åsa@räksmörgås.se',
    'kund@xn--rksmrgs-5wao1o.se',
    'kund@example.xn--vermgensberater-ctb',
  ])('accepts %s', (value) => expect(isEmail(value)).toBe(true));
  it.each([
    'kund',
    'kund@example',
    'kund@example.c',
    '@example.com',
    'a b@example.com',
    'kund@@example.com',
    'a..b@example.se',
    `${'a'.repeat(250)}@example.se`,
    'kund@-example.se',
    'kund@example.se\r\nBcc: alla@example.se',
    '"a\r\nBcc: alla"@example.se',
    '"a\tb"@example.se',
    '"<img src=x onerror=alert(1)>"@example.se',
    '"a\\"b"@example.se',
    '"åsa\u202egro"@example.se',
    'kund@exa mple.se',
    'kund@räksmörgås.5e',
  ])('refuses %s', (value) => expect(isEmail(value)).toBe(false));
  it('has at most 254 characters', () => {
    const of = (length: number) => `${'a'.repeat(length - 11)}@example.se`;
    expect([of(254), of(255)].map((email) => [email.length, isEmail(email)])).toEqual([
      [254, true],
      [255, false],
    ]);
  });
  it.each([
    ['kund@räksmörgås.se', 'kund@xn--rksmrgs-5wao1o.se'],
    ['"a@b"@example.se', '"a@b"@example.se'],
    ['kund@[192.168.0.1]', 'kund@[192.168.0.1]'],
  ])('is sent to the backend, %s as %s', (email, ascii) => expect(asciiEmail(email)).toBe(ascii));
  it('is validated in linear time, without catastrophic backtracking', () => {
    const started = performance.now();
    isEmail(`${'a.'.repeat(120)}@`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('Swedish mobile phone: 07 and 8 digits', () => {
  it.each([
    ...['0701234567', '070-123 45 67', '+46 70 123 45 67', '0046701234567', '46701234567', '+46 (0)70 123 45 67'],
    ...['070/123 45 67', '70 123 45 67', '0046 (0)70-123 45 67', '070−123 45 67', '\u202a+46 70\u2011123 45 67\u202c'],
  ])('reads %j', (value) => expect(normalisePhone(value)).toBe('0701234567'));
  it.each(['0401234567', '070123456', '07012345678', '10701234567', '+4570123456', 'abc'])('refuses %s', (value) =>
    expect(isMobilePhone(normalisePhone(value))).toBe(false),
  );
  it('keeps a 46 that is not a country code', () => expect(normalisePhone('0704671234')).toBe('0704671234'));
  it('is masked in the middle; an invalid number becomes empty', () =>
    expect(['0701234567', '08123456'].map(maskPhone)).toEqual(['070-*** 45 67', '']));
});

describe('the contact form', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const valid = { email: ' kund@example.com ', phone: '070-123 45 67', personalNumber: '19121212-1212' };
  const errorsOf = (form: Partial<typeof valid>) => {
    const result = readContactForm({ ...valid, ...form }, false, now);
    return result.ok ? {} : result.errors;
  };

  it('returns normalised values, and needs no personal number from a signed-in customer', () => {
    const contact = { email: 'kund@example.com', phone: '0701234567' };
    expect(readContactForm(valid, false, now)).toEqual({ ok: true, contact: { ...contact, ssn: '191212121212' } });
    const pasted = {
      email: '\u2068kund@exam\u00adple.com\u2069',
      phone: '\u202d070 123 45 67',
      personalNumber: '19121212−1212\ufe0f',
    };
    expect(readContactForm(pasted, false, now)).toEqual({ ok: true, contact: { ...contact, ssn: '191212121212' } });
    const signedIn = readContactForm({ ...valid, personalNumber: '' }, true, now);
    expect(signedIn).toEqual({ ok: true, contact: { ...contact, ssn: null } });
  });
  it('has a message for every missing field, and another one for every invalid field', () => {
    expect(errorsOf({ email: ' ', phone: ' ', personalNumber: '' })).toEqual({
      email: 'Ange din mejladress.',
      phone: 'Ange ditt mobilnummer.',
      personalNumber: 'Ange ditt personnummer.',
    });
    expect(errorsOf({ email: 'a', phone: '08-123', personalNumber: '1' })).toEqual({
      email: expect.stringContaining('namn@exempel.se'),
      phone: expect.stringContaining('07'),
      personalNumber: expect.stringContaining('siffror'),
    });
  });
});

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
  ])('goes out to the backend, %s as %s', (email, ascii) => expect(asciiEmail(email)).toBe(ascii));
  it('is read in time proportional to its length: no pattern tries every way to split it', () => {
    const started = performance.now();
    isEmail(`${'a.'.repeat(120)}@`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('Swedish mobile phone: 07 and 8 digits', () => {
  it.each(['0701234567', '070-123 45 67', '+46 70 123 45 67', '0046701234567', '46701234567', '+46 (0)70 123 45 67'])(
    'reads %s',
    (value) => expect(normalisePhone(value)).toBe('0701234567'),
  );
  it.each(['0401234567', '070123456', '07012345678', '+4570123456', 'abc'])('refuses %s', (value) =>
    expect(isMobilePhone(normalisePhone(value))).toBe(false),
  );
  it('leaves a 46 alone that is no country code', () => expect(normalisePhone('0704671234')).toBe('0704671234'));
  it.each(['10701234567', '07012345670'])('is nothing more than that: %s', (value) =>
    expect(isMobilePhone(value)).toBe(false),
  );
  it('hides the middle digits, and shows nothing of what is none', () => {
    expect(maskPhone('0701234567')).toBe('070-*** 45 67');
    expect(maskPhone('08123456')).toBe('');
  });
});

describe('the contact form', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  it('gives every wrong field its own sentence', () => {
    const result = readContactForm({ email: '', phone: '08-123', personalNumber: '1' }, false, now);
    expect(result).toMatchObject({
      ok: false,
      errors: { email: 'Ange din mejladress.', phone: /07/, personalNumber: /siffror/ },
    });
  });
  it('requests what is missing, and shows how to write what is wrong', () => {
    const errors = (form: object) => {
      const result = readContactForm({ email: 'a', phone: '1', personalNumber: '1', ...form }, true, now);
      return result.ok ? {} : result.errors;
    };
    expect(errors({ email: ' ', phone: ' ' })).toEqual({
      email: 'Ange din mejladress.',
      phone: 'Ange ditt mobilnummer.',
    });
    expect(errors({})).toEqual({
      email: expect.stringContaining('namn@exempel.se'),
      phone: expect.stringContaining('07'),
    });
  });
  it('hands over normalised values', () => {
    const form = { email: ' kund@example.com ', phone: '070-123 45 67', personalNumber: '19121212-1212' };
    expect(readContactForm(form, false, now)).toEqual({
      ok: true,
      contact: { email: 'kund@example.com', phone: '0701234567', ssn: '191212121212' },
    });
  });
  it('asks a signed-in customer for no personal number', () => {
    const result = readContactForm({ email: 'kund@example.com', phone: '0701234567', personalNumber: '' }, true, now);
    expect(result).toMatchObject({ ok: true, contact: { ssn: null } });
  });
});

import { describe, expect, it } from 'vitest';
import { redact, redactText } from './redact';

describe('redactText', () => {
  it.each([
    ['a personal number with century', 'fel för 191212121212 i kassan', 'fel för [borttaget] i kassan'],
    ['a personal number with hyphen', '850709-9805 saknas', '[borttaget] saknas'],
    ['a coordination number', 'nr 701063-2391', 'nr [borttaget]'],
    ['a mobile number', 'ring 070-123 45 67 nu', 'ring [borttaget] nu'],
    ['an international mobile number', '+46 70 123 45 67', '[borttaget]'],
    ['an e-mail address', 'till kund@example.com.', 'till [borttaget].'],
    [
      'a session in an address',
      '/get-bank-id-session?grandidsession=9f8a&x=1',
      '/get-bank-id-session?grandidsession=[borttaget]&x=1',
    ],
    ['a bearer token', 'Authorization: Bearer abc.def-123', 'Authorization: Bearer [borttaget]'],
    ['a bare JSON web token', 'token eyJhbGciOi.eyJzdWIi.sig-1', 'token [borttaget]'],
  ])('takes out %s', (_, text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it.each(['14 290 SEK', 'order 000000991', '/guldtackor/guldtacka-10g-valcambi', '2026-11-21T10:05:00Z'])(
    'leaves %s alone',
    (text) => {
      expect(redactText(text)).toBe(text);
    },
  );
});

describe('redact', () => {
  it('goes into lists and objects and removes secret fields whole', () => {
    expect(redact({ a: [{ ssn: 1912, note: 'kund@example.com' }], Authorization: 'x', sum: 4289000 })).toEqual({
      a: [{ ssn: '[borttaget]', note: '[borttaget]' }],
      Authorization: '[borttaget]',
      sum: 4289000,
    });
  });

  it('ends on a value that holds itself', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain('[…]');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { redact, redactText } from './redact';

describe('redactText', () => {
  /** `…` stands for a value that is removed. */
  it.each([
    ['a personal number with century', 'fel för 191212121212 i kassan', 'fel för … i kassan'],
    ['a personal number with hyphen', '850709-9805 saknas', '… saknas'],
    ['a coordination number', 'nr 701063-2391', 'nr …'],
    ['a coordination number without a month', 'nr 380060-2397', 'nr …'],
    ['a spaced personal number', 'nr 19 121212 1212 i', 'nr … i'],
    ['a personal number in pairs', 'nr 1912 12 12 12 12', 'nr …'],
    ['a personal number with a hyphen in spaces', 'nr 850709 - 9805', 'nr …'],
    ['an encoded personal number', 'q=%20850709%209805&r', 'q=%20…&r'],
    ['a personal number in a word', 'ssn191212121212', 'ssn…'],
    ['a personal number with an encoded hyphen', 'q=19121212%2D1212&r', 'q=…&r'],
    ['a personal number with typographic signs', '19121212\u20111212, 850709\u22129805', '…, …'],
    ['a personal number on an HTML page', '<td>850709&ndash;9805</td> 191212&#45;1212', '<td>…</td> …'],
    ['a mobile number', 'ring 070-123 45 67 nu', 'ring … nu'],
    ['an international mobile number', '+46 70 123 45 67', '…'],
    ['a mobile number with a zero in brackets', '+46 (0)70 123 45 67', '…'],
    ['an encoded mobile number', 'p=%2B46701234567', 'p=…'],
    ['an e-mail address', 'till kund@example.com.', 'till ….'],
    ['an encoded e-mail address', '/x?a=kund%40example.com&b=1', '/x?a=…&b=1'],
    ['an e-mail address that is encoded twice', 'a=kund%2540example.com', 'a=…'],
    ['an e-mail address with Swedish letters', 'till åsa@räksmörgås.se nu', 'till … nu'],
    ['an e-mail address on an HTML page', '<p>kund&#64;example.com</p>', '<p>…</p>'],
    ['an e-mail address in JSON with escapes', String.raw`"a kund\u0040example.com b"`, '"a … b"'],
    [
      'a session in an address',
      '/get-bank-id-session?grandidsession=9f8a&x=1',
      '/get-bank-id-session?grandidsession=…&x=1',
    ],
    ['an encoded session', 'next=%2Fback%3Fgrandidsession%3D9f8a%26x%3D1', 'next=%2Fback%3Fgrandidsession%3D…%26x%3D1'],
    ['a bearer token', 'Authorization: Bearer abc.def-123', 'Authorization: Bearer …'],
    ['a bare JSON web token', 'token eyJhbGciOi.eyJzdWIi.sig-1', 'token …'],
    ['a header in text', 'x-signing-token: abc.def', 'x-signing-token: …'],
    ['a sealed cookie', 'guldkajen-session=Fe26.2*1*ab0f*K-1_x*9f~2; a=1', 'guldkajen-session=…; a=1'],
    ['an encoded sealed cookie', 'c Fe26.2%2A1%2Aab0f%2AK-1_x~2 d', 'c … d'],
    ['the fields of a form', 'firstName=Anna&address=Gatan+7&sum=1', 'firstName=…&address=…&sum=1'],
    ['encoded letters in a form', 'lastName=%C3%85berg&address=Gatan%207&x=1', 'lastName=…&address=…&x=1'],
    ['the fields of an encoded JSON text', '%22email%22%3A%22kund%22%2C', '%22email%22%3A%22…%22%2C'],
    ['encoded letters in encoded JSON', '%22firstName%22%3A%22%C3%85sa%22%2C', '%22firstName%22%3A%22…%22%2C'],
    ['the fields of a PHP array', "['firstName' => 'Anna', 'ssn' => '1']", "['firstName' => '…', 'ssn' => '…']"],
    ['a value with another quote', `{"lastName":"O'Brien","password":"50% c"}`, '{"lastName":"…","password":"…"}'],
    ['an encoded token in JSON', '{"access_token":"abc%2Fdef"}', '{"access_token":"…"}'],
    ['escaped letters in JSON', String.raw`{"firstName":"\u00c5sa"}`, '{"firstName":"…"}'],
    ['a token in JSON text', '{"access_token":"a b/c","sum":1}', '{"access_token":"…","sum":1}'],
    ['one in JSON text in JSON text', String.raw`{\"refresh_token\": \"abc\"}`, String.raw`{\"refresh_token\": \"…\"}`],
    ['a number in JSON text', '{"ssn":191212121212}', '{"ssn":…}'],
    [
      'a number beside a request id',
      'ab850709-9805-4abc-8def-0123456789ab 850709-9805',
      'ab850709-9805-4abc-8def-0123456789ab …',
    ],
    ['a number in what only resembles an id', 'ab850709-9805-1abc-8def-0123456789ab', 'ab…-1abc-8def-0123456789ab'],
    ['a token that is an id', 'access_token=ab850709-9805-4abc-8def-0123456789ab', 'access_token=…'],
  ])('removes %s', (_, text, expected) => {
    expect(redactText(text)).toBe(expected.replaceAll('…', '[borttaget]'));
  });

  it.each([
    '14 290 SEK',
    'order 000000991',
    '/guldtackor/guldtacka-10g-valcambi',
    '2026-11-21T10:05:00Z',
    '2026-11-21 10:05:00',
    'Unexpected token < in JSON',
    '4 298 900 öre',
    'request ab850709-9805-4abc-8def-0123456789ab',
    'intent=a60d3029-4a9b-4191-a121-191212121212',
    'proxy f8507099805abcdef0123456789abcde,',
  ])('keeps %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

it('keeps every request id', () =>
  holds(
    fc.property(fc.uuid({ version: 4 }), (id) => {
      expect(redactText(`${id} ${id}`)).toBe(`${id} ${id}`);
    }),
    { numRuns: 2_000 },
  ));

it('runs in linear time: no pattern backtracks over the text', () => {
  const started = performance.now();
  for (const part of ['a', '1', '19', '"', '\\', ' ', '%20', 'a.', 'a@', '07 ', 'Fe26.2*'])
    redactText(part.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(10_000);
});

describe('redact', () => {
  it('descends into lists and objects, and removes secret fields entirely', () => {
    expect(redact({ a: [{ ssn: 1912, note: 'kund@example.com' }], Authorization: 'x', sum: 4289000 })).toEqual({
      a: [{ ssn: '[borttaget]', note: '[borttaget]' }],
      Authorization: '[borttaget]',
      sum: 4289000,
    });
  });

  it('handles circular values', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain('[…]');
    const list: unknown[] = [];
    list.push(list);
    expect(JSON.stringify(redact(list))).toContain('[…]');
  });

  it('keeps values twelve levels deep, and cuts off deeper ones', () => {
    const nested = (depth: number): unknown => (depth === 0 ? { sum: 1 } : [nested(depth - 1)]);
    expect(redact(nested(12))).toEqual(nested(12));
    expect(JSON.stringify(redact(nested(13)))).not.toContain('sum');
  });
});

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { holds } from '@/lib/fuzz/inputs';
import { setReporter } from '@/lib/reporting/report';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { isoDate } from './iso-date';
import {
  asList,
  asMap,
  bool,
  count,
  errorText,
  identifier,
  imagePath,
  iriCode,
  iriKey,
  label,
  members,
  money,
  num,
  shopPath,
  text,
  total,
} from './parse';

describe('collections', () => {
  it.each([
    ['hydra', { 'hydra:member': [1, 2], 'hydra:totalItems': 2 }],
    ['API Platform 4 without prefix', { totalItems: 2, member: [1, 2] }],
    ['a bare array', [1, 2]],
    ['PHP with numeric keys', { 'hydra:member': { '3': 2, '0': 1 } }],
  ])('are read from %s', (_, body) => {
    expect(members(body)).toEqual([1, 2]);
  });

  it('may be empty', () => {
    expect(members({ 'hydra:member': [] })).toEqual([]);
    expect(members({ 'hydra:member': {} })).toEqual([]);
  });

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [{}],
    [{ code: 500, message: 'no' }],
    [{ 'hydra:member': 'x' }],
    [{ member: null }],
  ])('throw for %j', (body) => {
    expect(() => members(body)).toThrow(CommerceError);
  });

  it('have a total, or not', () => {
    expect(total({ 'hydra:totalItems': '12' })).toBe(12);
    expect(total({ totalItems: 3 })).toBe(3);
    expect(total([1])).toBeNull();
  });
});

describe('IRIs', () => {
  it.each([
    '/sylius/api/v2/admin/products/KINEBAR-10G',
    '/api/v2/shop/products/KINEBAR-10G',
    'https://shop.example/sylius/api/v2/shop/products/KINEBAR-10G?x=1#y',
    'http://10.0.0.1:8080/api/v2/products/KINEBAR-10G/',
    '/base/api/v2/x/sylius/api/v2/admin/products/KINEBAR-10G',
  ])('of one resource have one key: %s', (iri) => {
    expect(iriKey(iri)).toBe('products/KINEBAR-10G');
    expect(iriKey({ '@id': iri })).toBe('products/KINEBAR-10G');
  });

  it('keep resource and last segment when nested', () => {
    expect(iriKey('/api/v2/shop/product-options/farg/values/r%C3%B6d')).toBe('product-options/röd');
  });

  it.each([[null], [undefined], [12], [''], ['guldtackor'], [{}], [[]]])('are not guessed from %j', (value) => {
    expect(iriKey(value)).toBeNull();
  });

  it('survive a broken escape', () => {
    expect(iriKey('/api/v2/shop/products/100%')).toBe('products/100%');
  });

  it('yield codes, also from objects and plain strings', () => {
    expect(iriCode('/sylius/api/v2/admin/taxons/guldtackor')).toBe('guldtackor');
    expect(iriCode({ '@id': '/x/taxons/a', code: 'guldmynt' })).toBe('guldmynt');
    expect(iriCode('guldmynt')).toBe('guldmynt');
    expect(iriCode(null)).toBeNull();
  });

  it('are fetched only from the shop section of our own backend', () => {
    expect(shopPath(iriKey('https://evil.example/api/v2/admin/taxons/a b') ?? '')).toBe(
      'sylius/api/v2/shop/taxons/a%20b',
    );
  });
});

describe('lists and maps', () => {
  it('are read in every form that PHP writes', () => {
    expect(asList([1])).toEqual([1]);
    expect(asList({ 1: 'b', 0: 'a', 10: 'c' })).toEqual(['a', 'b', 'c']);
    expect(asList({})).toEqual([]);
    expect(asList(null)).toEqual([]);
    expect(asList('')).toEqual([]);
    expect(asList('one')).toEqual(['one']);
    expect(asList({ code: 'one' })).toEqual([{ code: 'one' }]);
    expect(asMap([])).toEqual({});
    expect(asMap(null)).toEqual({});
    expect(asMap({ etikett: 'Ny' })).toEqual({ etikett: 'Ny' });
  });
});

describe('numbers', () => {
  it.each([
    [31.103, 31.103],
    ['31.103', 31.103],
    ['31,103', 31.103],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['−12', -12],
    [[12], 12],
    [{ value: '12' }, 12],
  ])('%j is %d', (value, expected) => {
    expect(num(value)).toBe(expected);
  });

  it.each([
    [''],
    ['x'],
    ['12 g'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [null],
    [undefined],
    [[1, 2]],
    [{}],
    ['1-2'],
    ['1e999'],
    ['-1e999'],
  ])('%j is not a number', (value) => {
    expect(num(value)).toBeNull();
  });

  it('survive a round trip', () => {
    holds(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 999 }), (whole, thousandths) => {
        const written = `${whole},${String(thousandths).padStart(3, '0')}`;
        expect(num(written)).toBe(num(written.replace(',', '.')));
      }),
    );
  });

  it('never throw for any value', () => {
    holds(
      fc.property(fc.anything(), (value) => {
        for (const read of [num, count, money, bool, label, identifier, isoDate, iriKey, iriCode, asList, asMap])
          read(value);
        expect(typeof errorText(value)).toBe('string');
        expect(imagePath(value, ['shop.example']) ?? '/sylius/media/').toMatch(/^\/sylius\/media\//);
      }),
    );
  });

  it('as money are integers, never negative or absurdly large', () => {
    expect(money('4289000')).toBe(4289000);
    expect(money(3086.25)).toBe(3086);
    expect(money(0)).toBe(0);
    expect(money(-1)).toBeNull();
    expect(money('NaN')).toBeNull();
    expect(money(2 ** 60)).toBeNull();
    expect(money(undefined)).toBeNull();
  });

  it('count whole things', () => {
    expect(count('12')).toBe(12);
    expect(count(2.9)).toBe(2);
    expect(count(-1)).toBeNull();
  });
});

describe('booleans', () => {
  it.each([[true], [1], ['1'], ['true'], [12], ['12']])('%j is true', (value) => expect(bool(value)).toBe(true));
  it.each([[false], [0], ['0'], ['false'], [''], [null], [undefined], ['no'], [-1], [[]]])('%j is false', (value) =>
    expect(bool(value)).toBe(false),
  );
});

describe('texts', () => {
  it('are read from select attributes and value objects', () => {
    expect(label(['Ny', 'Rea'])).toBe('Ny Rea');
    expect(label({ value: 'Ny' })).toBe('Ny');
    expect(label({ name: 'Valcambi' })).toBe('Valcambi');
    expect(label('  ')).toBeNull();
    expect(label([])).toBeNull();
  });

  it('are taken from the top level, then Swedish, then any language', () => {
    expect(text({ name: 'A', translations: { sv_SE: { name: 'B' } } }, 'name')).toBe('A');
    expect(text({ name: null, translations: { en_GB: { name: 'C' }, sv_SE: { name: 'B' } } }, 'name')).toBe('B');
    expect(text({ translations: { en_GB: { name: 'C' } } }, 'name')).toBe('C');
    expect(
      text(
        {
          translations: [
            { locale: 'en_GB', name: 'C' },
            { locale: 'sv_SE', name: 'B' },
          ],
        },
        'name',
      ),
    ).toBe('B');
    expect(text({ translations: [] }, 'name')).toBeNull();
  });

  it('identify resources opaquely', () => {
    expect(identifier(58)).toBe('58');
    expect(identifier('58')).toBe('58');
    expect(identifier('')).toBeNull();
    expect(identifier(null)).toBeNull();
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21T10:05:00+01:00', '2026-11-21T09:05:00.000Z'],
    ['2026-11-21 10:05:00', '2026-11-21T09:05:00.000Z'],
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-21 10:05:00', '2026-07-21T08:05:00.000Z'],
    // Clocks go forward at 02:00 and back at 03:00: one hour is skipped, one is repeated.
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
    [1795255500, '2026-11-21T10:05:00.000Z'],
    ['1795255500', '2026-11-21T10:05:00.000Z'],
    [1795255500000, '2026-11-21T10:05:00.000Z'],
    [{ date: '2026-11-21 10:05:00.000000', timezone: 'UTC' }, '2026-11-21T10:05:00.000Z'],
    [{ date: '2026-11-21 10:05:00.000000', timezone: '+02:00' }, '2026-11-21T08:05:00.000Z'],
    [{ date: '2026-11-21 10:05:00.000000' }, '2026-11-21T09:05:00.000Z'],
  ])('%j', (value, expected) => {
    expect(isoDate(value)).toBe(expected);
  });

  it('without a zone are in the backend’s', () => {
    vi.stubEnv('COMMERCE_TIME_ZONE', 'UTC');
    expect(isoDate('2026-07-21 10:05:00')).toBe('2026-07-21T10:05:00.000Z');
    vi.stubEnv('COMMERCE_TIME_ZONE', 'America/New_York');
    expect(isoDate('2026-07-21 10:05:00')).toBe('2026-07-21T14:05:00.000Z');
    vi.unstubAllEnvs();
  });

  it.each([[null], [''], ['soon'], ['2026-13-45'], [{}], [Number.NaN], [1e20]])('%j is not a date', (value) => {
    expect(isoDate(value)).toBeNull();
  });
});

describe('pictures', () => {
  const trusted = ['shop.example', 'cdn.example:8443'];
  it.each([
    ['/media/image/3f/a.jpg', '/sylius/media/image/3f/a.jpg'],
    ['/sylius/media/image/3f/a.jpg', '/sylius/media/image/3f/a.jpg'],
    ['3f/0a/a.jpg', '/sylius/media/image/3f/0a/a.jpg'],
    ['https://shop.example/media/cache/resolve/x/a.jpg', '/sylius/media/cache/resolve/x/a.jpg'],
    ['https://shop.example/sylius/media/cache/x/a.jpg?v=2', '/sylius/media/cache/x/a.jpg'],
    ['//cdn.example:8443/b/media/image/a.jpg', '/sylius/media/https@cdn.example~8443/b/media/image/a.jpg'],
    ['http://cdn.example:8443/a.jpg', '/sylius/media/http@cdn.example~8443/a.jpg'],
    ['/media/image/å b.jpg', '/sylius/media/image/%C3%A5%20b.jpg'],
  ])('%s', (path, expected) => {
    expect(imagePath(path, trusted)).toBe(expected);
  });

  it.each([
    [''],
    [null],
    ['https://evil.example/media/image/a.jpg'],
    ['//evil.example/media/a.jpg'],
    ['/uploads/a.jpg'],
    ['/media/../etc/passwd'],
    ['../../etc/passwd'],
    ['javascript:alert(1)'],
    ['/media/'],
    ['https://shop.example/a.jpg'],
  ])('%j is dropped', (path) => {
    const result = imagePath(path, trusted);
    // A stored name may contain anything, but must stay below the media folder.
    expect(result === null || result.startsWith('/sylius/media/image/')).toBe(true);
    if (path !== 'javascript:alert(1)') expect(result).toBeNull();
  });

  it('with an unconfigured host are reported once', () => {
    const reported: unknown[] = [];
    setReporter((_, details) => reported.push(details));
    for (const name of ['a', 'b']) imagePath(`https://pictures.example/${name}.jpg`, trusted);
    setReporter(undefined);
    expect(reported).toEqual([{ host: 'pictures.example' }]);
  });
});

describe('the reason in an error body', () => {
  it.each([
    [{ 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' }, 'Not Found'],
    [{ code: 404, message: 'Not Found' }, 'Not Found'],
    [{ title: 'An error occurred', detail: 'Borta' }, 'Borta'],
    [{ violations: [{ message: 'Fel A' }, { message: 'Fel B' }], title: 'x' }, 'Fel A Fel B'],
    [{ 'hydra:title': 'An error occurred' }, 'An error occurred'],
    [{ message: '  ', description: 'd' }, 'd'],
    ['<html>', 'Bad Gateway'],
    [undefined, 'Bad Gateway'],
  ])('%j', (body, expected) => {
    expect(errorText(body, 'Bad Gateway')).toBe(expected);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setReporter } from '@/lib/reporting/report';
import { collect } from './collect';
import { attributeMap } from './fields';
import { isoDate } from './iso-date';
import {
  asList,
  bool,
  count,
  errorText,
  identifier,
  imagePath,
  iriCode,
  iriKey,
  iriPath,
  isWire,
  label,
  members,
  money,
  nextPage,
  num,
  readWireId,
  shopPath,
  text,
  total,
  videoPath,
} from './parse';
import { uniqueBy } from './unique-by';

const reports: { message: string; details: unknown }[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter((message, details) => reports.push({ message, details }));
});
afterEach(() => setReporter(undefined));

describe('the next page of a collection', () => {
  const linked = (next: unknown, view = 'hydra:view', name = 'hydra:next') =>
    nextPage({ [view]: { [name]: next } })?.toString() ?? null;

  it('uses only the query of the link, not its host or path', () => {
    expect(linked('/sylius/api/v2/shop/products?page=2&itemsPerPage=30')).toBe('page=2&itemsPerPage=30');
    expect(linked('https://evil.example/x?page=2')).toBe('page=2');
    expect(linked('/x?page=3', 'view', 'next')).toBe('page=3');
  });
  it.each([[null], [5], [''], ['/x'], ['/x?itemsPerPage=2'], ['page=2']])('is null for the link %j', (next) =>
    expect(linked(next)).toBeNull(),
  );
  it.each([[null], [[]], [{}], [{ view: null }], ['x']])('is null in %j', (body) => expect(nextPage(body)).toBeNull());
});

describe('objects and lists', () => {
  it('are distinguished', () => {
    expect([{}, { a: 1 }].map(isWire)).toEqual([true, true]);
    expect([null, undefined, [], 'x', 1].map(isWire)).toEqual([false, false, false, false, false]);
  });
  it('are in numeric order of PHP’s keys', () => {
    const written = { '10': 'c', '9': 'b', '1': 'a' };
    expect(members({ member: written })).toEqual(['a', 'b', 'c']);
    expect(asList({ ...written, x: 'd' })).toEqual([{ ...written, x: 'd' }]);
    expect(asList({ '1a': 'a' })).toEqual([{ '1a': 'a' }]);
    expect(asList({ a1: 'a' })).toEqual([{ a1: 'a' }]);
    expect(asList(undefined)).toEqual([]);
    expect(asList(0)).toEqual([0]);
    expect(asList(false)).toEqual([false]);
  });
  it('have a total only when it is a number', () => {
    expect([{}, null, { totalItems: 'many' }].map(total)).toEqual([null, null, null]);
    expect(total({ 'hydra:totalItems': 5, totalItems: 6 })).toBe(5);
  });
});

describe('IRIs of any depth', () => {
  it.each([
    ['/api/v2/shop/product-options/X/values/Y', 'sylius/api/v2/shop/product-options/X/values/Y'],
    [' https://other.example/base/api/v2/admin/taxons/a%20b?x=1#y ', null],
    [' https://other.example/base/api/v2/admin/taxons/a%20b ', 'sylius/api/v2/shop/taxons/a%20b'],
    [{ '@id': '/api/v2/shop/taxons/a' }, 'sylius/api/v2/shop/taxons/a'],
    ['/api/v2/shop/taxons/a%2Fb', 'sylius/api/v2/shop/taxons/a%2Fb'],
    ['/api/v2/shop/taxons/100%', 'sylius/api/v2/shop/taxons/100%25'],
  ])('%j is requested at %j', (iri, path) => expect(iriPath(iri)).toBe(path));
  it.each([
    [null],
    [7],
    [''],
    ['/api/v2/shop/taxons'],
    ['/api/v2/shop/taxons/'],
    ['/api/v2/shop/../../x'],
    ['/api/v2/shop/./x'],
    ['/api/v2/shop/%2e%2e/x'],
    ['/api/v2/other/taxons/a'],
    ['/api/v2/shop//a'],
    [{}],
  ])('%j is not requested', (iri) => expect(iriPath(iri)).toBeNull());

  it('yield their key without query, host, section or spaces', () => {
    expect(iriKey('  /api/v2/shop/taxons/a#x?y  ')).toBe('taxons/a');
    expect(iriKey('HTTPS+x://host/taxons/a')).toBe('taxons/a');
    expect(iriKey('x/taxons/a')).toBe('taxons/a');
    expect(iriKey('/shop/a')).toBe('shop/a');
    expect(iriKey('/api/v2/shop/a')).toBeNull();
    expect(iriKey('/api/v2/shop/admin/a')).toBe('admin/a');
    expect(iriKey({ '@id': 5 })).toBeNull();
  });
  it('yield their code', () => {
    expect(iriCode({ '@id': '/api/v2/shop/taxons/guld%2Fmynt' })).toBe('guld/mynt');
    expect(iriCode({ code: ' ', '@id': '/x/taxons/a' })).toBe('a');
    expect(iriCode(58)).toBe('58');
    expect(iriCode({})).toBeNull();
  });
  it('become a path with a single encoded segment', () =>
    expect(shopPath('taxons/a/b')).toBe('sylius/api/v2/shop/taxons/a%2Fb'));
});

describe('numbers, edge cases', () => {
  it.each([
    ['+1,5', 1.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1E-2', 0.01],
    ['1e+2', 100],
    ['1\u202f234', 1234],
    ['\u22121,5', -1.5],
    [['1,5'], 1.5],
    [{ value: { value: 2 } }, 2],
    [0, 0],
  ])('%j is %d', (value, expected) => expect(num(value)).toBe(expected));
  it.each([['.'], ['-'], ['1e'], ['e3'], ['x1'], ['1x'], ['1e3x'], [[]], [{ value: null }], [{ label: 1 }], [false]])(
    '%j is not a number',
    (value) => expect(num(value)).toBeNull(),
  );

  it('reject an endless non-number without backtracking', () => expect(num(`${'1'.repeat(100_000)}x`)).toBeNull());
  it('count from zero, up to the safe integers', () => {
    expect([0, '0', 0.9, 2 ** 53, 1e300, 'x'].map(count)).toEqual([0, 0, 0, null, null, null]);
  });
  it('as money round to the nearest öre', () => {
    expect([0.4, 0.5, 99.5, '1 000,50'].map(money)).toEqual([0, 1, 100, 1001]);
    expect([-0.4, 2 ** 53].map(money)).toEqual([null, null]);
  });
  it('as booleans', () => {
    expect(['yes', ' ON ', 'True', '0,5', [1]].map(bool)).toEqual([true, true, true, true, true]);
    expect(['yes!', 'nono', 'oyes', 0, '-1', [0]].map(bool)).toEqual([false, false, false, false, false, false]);
  });
});

describe('identifiers and labels', () => {
  it('keep the backend’s type for sending back', () => {
    expect([58, '058', ' x '].map(readWireId)).toEqual([58, '058', ' x ']);
    expect([1.5, 2 ** 53, '', '  ', null, {}].map(readWireId)).toEqual([null, null, null, null, null, null]);
  });
  it('otherwise become strings', () => {
    expect([58, ' x ', 0].map(identifier)).toEqual(['58', 'x', '0']);
    expect([1.5, '  ', {}, true].map(identifier)).toEqual([null, null, null, null]);
  });
  it('are read from every form of a select attribute', () => {
    expect(label(' Ny ')).toBe('Ny');
    expect(label(10)).toBe('10');
    expect(label([' Ny ', null, '', 5])).toBe('Ny 5');
    expect(label({ label: 'L', name: 'N' })).toBe('L');
    expect(label({ value: 'V', label: 'L' })).toBe('V');
    expect(label({ value: [{ name: 'Ny' }] })).toBe('Ny');
    expect([Number.NaN, true, null, {}, [[]]].map(label)).toEqual([null, null, null, null, null]);
  });
  it('is null for endlessly nested lists', () => {
    const nested = JSON.parse(`${'['.repeat(200_000)}"x"${']'.repeat(200_000)}`);
    expect(label(nested)).toBeNull();
  });
  it('are Swedish, whatever the spelling of the locale', () => {
    for (const key of ['sv_SE', 'sv-SE', 'sv']) {
      expect(text({ translations: { en: { name: 'E' }, [key]: { name: 'S' } } }, 'name')).toBe('S');
    }
    const listed = (...locales: unknown[]) => ({
      translations: locales.map((locale, index) => ({ locale, name: `${index}` })),
    });
    expect(text(listed('en_GB', 'SV'), 'name')).toBe('1');
    expect(text(listed('en_sv', null, 'nsv'), 'name')).toBe('0');
    expect(text({ translations: [null, 'x', { name: 'only' }] }, 'name')).toBe('only');
    expect(text({ name: '  ', translations: { sv: { name: ' ' }, en: { name: 'E' } } }, 'name')).toBe('E');
    expect(text({ name: 5 }, 'name')).toBeNull();
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-21T10:05', '2026-11-21T09:05:00.000Z'],
    [' 2026-11-21 10:05:00.250 ', '2026-11-21T09:05:00.250Z'],
    ['2026-11-21T10:05:00Z', '2026-11-21T10:05:00.000Z'],
    ['100000000', '1973-03-03T09:46:40.000Z'],
    [99_999_999_999, '5138-11-16T09:46:39.000Z'],
    [100_000_000_001, '1973-03-03T09:46:40.001Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [{ date: '2026-11-21 10:05:00', timezone: 'Asia/Tokyo' }, '2026-11-21T01:05:00.000Z'],
    [{ date: '2026-11-21 10:05:00', timezone: 'Nowhere' }, '2026-11-21T09:05:00.000Z'],
    [{ date: ' 2026-11-21 10:05:00 ', timezone: '-05:00' }, '2026-11-21T15:05:00.000Z'],
  ])('%j', (value, expected) => expect(isoDate(value)).toBe(expected));
  it.each([
    ['12345678'],
    ['x2026-11-21'],
    ['2026-11-21x'],
    ['2026-11-21 10'],
    ['2026-02-30T25:00:00'],
    ['1795255500x'],
    ['x1795255500'],
    [{ timezone: '+01:00' }],
    [{ date: 5, timezone: '+01:00' }],
    ['in 2026-11-21T10:05:00Z'],
    [true],
    // A zero date as servers write it, microseconds, and the end of the calendar range.
    ['0000-01-01'],
    ['0001-01-01 00:00:00'],
    ['0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59-05:00'],
    [1_795_255_500_000_000],
    [8.64e15],
    [-6.3e10],
  ])('%j is not a moment', (value) => expect(isoDate(value)).toBeNull());
});

describe('pictures and videos', () => {
  const trusted = ['shop.example', 'cdn.example'];
  it('have separate folders', () => {
    expect(videoPath('a.mp4', trusted)).toBe('/sylius/media/video/a.mp4');
    expect(videoPath('/media/video/a.mp4', trusted)).toBe('/sylius/media/video/a.mp4');
    expect(imagePath(' ab/c.jpg ', trusted)).toBe('/sylius/media/image/ab/c.jpg');
    expect(imagePath('/x/media/image/a.jpg', trusted)).toBeNull();
    expect(imagePath('HTTPS://shop.example/x/media/image/a.jpg', trusted)).toBe('/sylius/media/image/a.jpg');
  });
  it.each([['ftp://shop.example/media/image/a.jpg'], ['https://shop.example:99999/media/a.jpg'], ['   '], [5]])(
    '%j is not a picture',
    (path) => expect(imagePath(path, trusted)).toBeNull(),
  );
});

describe('reports about a list', () => {
  it('have the number of unreadable members, and the first five reasons', () => {
    const read = (member: unknown) => {
      if (typeof member !== 'number') throw member === null ? 'null' : new Error('no number');
      return member * 2;
    };
    expect(collect('things', [1, null, 'x', 2], read)).toEqual([2, 4]);
    expect(reports).toEqual([
      {
        message: 'things: members left out',
        details: { skipped: 2, of: 4, reasons: ['1: null', '2: no number'] },
      },
    ]);
    collect('things', Array(9).fill('x'), read);
    expect(reports[1]?.details).toMatchObject({ skipped: 9, reasons: { length: 5 } });
  });
  it('are not sent without errors', () => {
    expect(collect('things', [1], String)).toEqual(['1']);
    expect(uniqueBy('things', [1, 2], String)).toEqual([1, 2]);
    expect(reports).toEqual([]);
  });
  it('include duplicates, of which the first counts', () => {
    const sent = [1, 2, 1, 1, 3].map((key, index) => ({ key, index }));
    expect(uniqueBy('things', sent, ({ key }) => `k${key}`).map(({ index }) => index)).toEqual([0, 1, 4]);
    expect(reports).toEqual([{ message: 'things: sent twice', details: { count: 2, examples: ['k1', 'k1'] } }]);
    uniqueBy('things', Array(9).fill('x'), String);
    expect(reports[1]?.details).toMatchObject({ count: 8, examples: { length: 5 } });
  });
});

describe('attributes', () => {
  it('are stored under their code, and under their name unless a code has that key', () => {
    expect(
      attributeMap([
        { code: 'vikt', name: 'Finhalt', value: 1 },
        { code: 'finhalt', name: 'Vikt', value: 2 },
        { name: 'Årgång', value: 3 },
        { code: 'no-value' },
        '/api/v2/shop/attributes/1',
        null,
        { value: 5 },
      ]),
    ).toEqual({ vikt: 1, finhalt: 2, argang: 3 });
  });
  it('accept a map, and ignore anything else', () => {
    expect(attributeMap({ a: 1 })).toEqual({ a: 1 });
    expect([[], null, 'x'].map(attributeMap)).toEqual([{}, {}, {}]);
  });
});

describe('the reason in an error body, by priority', () => {
  it('is each of these when the earlier ones are missing', () => {
    const words = {
      'hydra:description': 'a',
      detail: 'b',
      description: 'c',
      message: 'd',
      violations: [{ message: 'e' }, { message: ' ' }, 'x'],
      'hydra:title': 'f',
      title: 'g',
    };
    const left: Record<string, unknown> = { ...words };
    const reasons = Object.keys(words).map((name) => {
      const reason = errorText(left, 'h');
      delete left[name];
      return reason;
    });
    expect(reasons.join('')).toBe('abcdefg');
    expect(errorText(left, ' h ')).toBe('h');
    expect(errorText(left)).toBe('');
  });
  it('joins all violations that have a message', () =>
    expect(errorText({ violations: [{ message: 'A' }, {}, { message: 'B' }] })).toBe('A B'));
});

import { describe, expect, it, vi } from 'vitest';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseTaxon } from '@/lib/sylius/resources/taxons/taxons';
import { collect } from './collect';
import { attributeMap } from './fields';
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
  iriPath,
  isWire,
  label,
  members,
  money,
  num,
  readWireId,
  shopPath,
  text,
  total,
  videoPath,
} from './parse';
import { uniqueBy } from './unique-by';

const reports = collectReports();

describe('collections', () => {
  it.each([
    ['hydra', { 'hydra:member': [1, 2], 'hydra:totalItems': 2 }],
    ['API Platform 4 without prefix', { totalItems: 2, member: [1, 2] }],
    ['a bare array', [1, 2]],
    ['PHP with numeric keys', { 'hydra:member': { '10': 2, '9': 1 } }],
  ])('are read from %s', (_, body) => {
    expect(members(body)).toEqual([1, 2]);
  });

  it('may be empty', () => {
    expect(members({ 'hydra:member': [] })).toEqual([]);
    expect(members({ 'hydra:member': {} })).toEqual([]);
  });

  it.each([
    ['nothing', undefined, null],
    ['another body', '<html>', {}, { code: 500, message: 'no' }],
    ['no list', { 'hydra:member': 'x' }, { member: null }],
  ])('throw for %s', (_, ...bodies) => {
    for (const body of bodies) expect(() => members(body)).toThrow(CommerceError);
  });

  it('have a total, or not', () => {
    expect(total({ 'hydra:totalItems': '12' })).toBe(12);
    expect(total({ totalItems: 3 })).toBe(3);
    expect(total({ 'hydra:totalItems': 5, totalItems: 6 })).toBe(5);
    expect([[1], {}, null, { totalItems: 'many' }].map(total)).toEqual([null, null, null, null]);
  });
});

describe('lists and maps', () => {
  it('are distinguished', () => {
    expect([{}, { a: 1 }].map(isWire)).toEqual([true, true]);
    expect([null, undefined, [], 'x', 1].map(isWire)).toEqual([false, false, false, false, false]);
  });
  it.each([
    [[1], [1]],
    [{ 1: 'b', 0: 'a', 10: 'c', 9: 'd' }, ['a', 'b', 'd', 'c']],
    [{ 1: 'b', x: 'd' }, [{ 1: 'b', x: 'd' }]],
    [{ '1a': 'a' }, [{ '1a': 'a' }]],
    [{ a1: 'a' }, [{ a1: 'a' }]],
    ['one', ['one']],
    [0, [0]],
    [false, [false]],
    [{}, []],
    [null, []],
    [undefined, []],
    ['', []],
  ])('%j is the list %j', (value, expected) => expect(asList(value)).toEqual(expected));
  it('of PHP are empty lists in place of empty maps', () => {
    expect([[], null].map(asMap)).toEqual([{}, {}]);
    expect(asMap({ etikett: 'Ny' })).toEqual({ etikett: 'Ny' });
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

  it.each([
    ['/api/v2/shop/product-options/X/values/Y', 'sylius/api/v2/shop/product-options/X/values/Y'],
    [' https://other.example/base/api/v2/admin/taxons/a%20b?x=1#y ', null],
    [' https://other.example/base/api/v2/admin/taxons/a%20b ', 'sylius/api/v2/shop/taxons/a%20b'],
    [{ '@id': '/api/v2/shop/taxons/a' }, 'sylius/api/v2/shop/taxons/a'],
    ['/api/v2/shop/taxons/a%2Fb', 'sylius/api/v2/shop/taxons/a%2Fb'],
    ['/api/v2/shop/taxons/100%', 'sylius/api/v2/shop/taxons/100%25'],
  ])('%j is requested at %j', (iri, path) => expect(iriPath(iri)).toBe(path));
  it.each([
    ['no path', null, 7, '', {}],
    ['no resource', '/api/v2/shop/taxons', '/api/v2/shop/taxons/', '/api/v2/other/taxons/a'],
    [
      'dots or nothing between slashes',
      '/api/v2/shop/../../x',
      '/api/v2/shop/./x',
      '/api/v2/shop/%2e%2e/x',
      '/api/v2/shop//a',
    ],
  ])('with %s are not requested', (_, ...iris) => expect(iris.map(iriPath)).toEqual(iris.map(() => null)));

  it.each([[null], [undefined], [12], [''], ['guldtackor'], [{}], [[]], [{ '@id': 5 }]])(
    'are not guessed from %j',
    (value) => expect(iriKey(value)).toBeNull(),
  );
  it('yield their key without query, host, section or spaces', () => {
    expect(iriKey('  /api/v2/shop/taxons/a#x?y  ')).toBe('taxons/a');
    expect(iriKey('HTTPS+x://host/taxons/a')).toBe('taxons/a');
    expect(iriKey('x/taxons/a')).toBe('taxons/a');
    expect(iriKey('/shop/a')).toBe('shop/a');
    expect(iriKey('/api/v2/shop/a')).toBeNull();
    expect(iriKey('/api/v2/shop/admin/a')).toBe('admin/a');
    expect(iriKey('/api/v2/shop/product-options/farg/values/r%C3%B6d')).toBe('product-options/röd');
    expect(iriKey('/api/v2/shop/products/100%')).toBe('products/100%');
  });
  it('yield their code, also as objects and plain texts', () => {
    expect(iriCode('guldmynt')).toBe('guldmynt');
    expect(iriCode(null)).toBeNull();
    expect(iriCode({ '@id': '/api/v2/shop/taxons/guld%2Fmynt' })).toBe('guld/mynt');
    expect(iriCode({ '@id': '/x/taxons/a', code: 'guldmynt' })).toBe('guldmynt');
    expect(iriCode({ code: ' ', '@id': '/x/taxons/a' })).toBe('a');
    expect(iriCode(58)).toBe('58');
    expect(iriCode({})).toBeNull();
  });

  it('are requested in our own shop section, as one encoded segment, whatever host they name', () => {
    expect(shopPath('taxons/a/b')).toBe('sylius/api/v2/shop/taxons/a%2Fb');
    expect(shopPath(iriKey('https://evil.example/api/v2/admin/taxons/a b') ?? '')).toBe(
      'sylius/api/v2/shop/taxons/a%20b',
    );
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
  ])('%j is %d', (value, expected) => {
    expect(num(value)).toBe(expected);
  });

  it.each([
    ['not finite', Number.NaN, Number.POSITIVE_INFINITY, '1e999', '-1e999'],
    ['no digits', '', 'x', '.', '-', 'e3'],
    ['more than a number', '12 g', 'x1', '1x', '1e3x', '1-2', '1e', `${'1'.repeat(100_000)}x`],
    ['another type', true, false, null, undefined, {}, [], [1, 2], { value: null }, { label: 1 }],
  ])('are not read from what is %s', (_, ...values) => expect(values.map(num)).toEqual(values.map(() => null)));

  it.each([
    ['4289000', 4_289_000],
    [3086.25, 3086],
    ['0,25', null],
    [99.5, 100],
    ['1 000,50', 1001],
    [0.4, null],
    [0.5, 1],
    [0, 0],
    [-0.4, null],
    [-1, null],
    ['NaN', null],
    [2 ** 53, null],
    [undefined, null],
  ])('%j as money is %j: öre, never negative or absurdly large', (value, expected) =>
    expect(money(value)).toBe(expected),
  );

  it('count whole things from zero, up to the safe integers', () => {
    expect(['12', 2.9, 0, '0', 0.9].map(count)).toEqual([12, 2, 0, 0, 0]);
    expect([-1, 2 ** 53, 1e300, 'x'].map(count)).toEqual([null, null, null, null]);
  });
});

describe('booleans', () => {
  it.each([[true], [1], ['1'], ['true'], [12], ['12'], ['yes'], [' ON '], ['True'], ['0,5'], [[1]]])(
    '%j is true',
    (value) => expect(bool(value)).toBe(true),
  );
  it.each([
    ['missing or empty', null, undefined, '', []],
    ['zero or less', 0, '0', -1, '-1', [0]],
    ['another word', false, 'false', 'no', 'yes!', 'nono', 'oyes'],
  ])('are false for what is %s', (_, ...values) => expect(values.map(bool)).toEqual(values.map(() => false)));
});

describe('texts', () => {
  it.each([
    [' Ny ', 'Ny'],
    [10, '10'],
    [['Ny', 'Rea'], 'Ny Rea'],
    [[' Ny ', null, '', 5], 'Ny 5'],
    [{ name: 'Valcambi' }, 'Valcambi'],
    [{ label: 'L', name: 'N' }, 'L'],
    [{ value: 'V', label: 'L' }, 'V'],
    [{ value: [{ name: 'Ny' }] }, 'Ny'],
    ['  ', null],
    [[], null],
    [[[]], null],
    [{}, null],
    [null, null],
    [true, null],
    [Number.NaN, null],
  ])('of the attribute %j is %j', (value, expected) => expect(label(value)).toBe(expected));
  it('is null for endlessly nested lists', () => {
    const nested = JSON.parse(`${'['.repeat(200_000)}"x"${']'.repeat(200_000)}`);
    expect(label(nested)).toBeNull();
  });

  it('are taken from the top level, then Swedish in any spelling of the locale, then any language', () => {
    const translated = (translations: unknown, name: unknown = null) => text({ name, translations }, 'name');
    const listed = (...locales: unknown[]) =>
      translated(locales.map((locale, index) => ({ locale, name: `${index}` })));
    expect(translated({ sv_SE: { name: 'B' } }, 'A')).toBe('A');
    for (const key of ['sv_SE', 'sv-SE', 'sv'])
      expect(translated({ en: { name: 'C' }, [key]: { name: 'B' } })).toBe('B');
    expect([listed('en_GB', 'sv_SE'), listed('en_GB', 'SV'), listed('en_sv', null, 'nsv')]).toEqual(['1', '1', '0']);
    expect(translated({ en_GB: { name: 'C' } })).toBe('C');
    expect(translated([null, 'x', { name: 'only' }])).toBe('only');
    expect(translated({ sv: { name: ' ' }, en: { name: 'E' } }, '  ')).toBe('E');
    expect([translated([]), translated({}, 5)]).toEqual([null, null]);
  });

  it('identify resources opaquely', () => {
    expect([58, '58', ' x ', 0].map(identifier)).toEqual(['58', '58', 'x', '0']);
    expect(['', '  ', null, 1.5, {}, true].map(identifier)).toEqual([null, null, null, null, null, null]);
  });
  it('and numbers keep the backend’s type where they are sent back', () => {
    expect([58, '058', ' x '].map(readWireId)).toEqual([58, '058', ' x ']);
    expect([1.5, 2 ** 53, '', '  ', null, {}].map(readWireId)).toEqual([null, null, null, null, null, null]);
  });
});

describe('text cut within a character', () => {
  const CUT = 'Guld \ud83d';
  it('can be encoded in URLs and e-mails', () => {
    const translated = { translations: { sv: { name: CUT } } };
    const texts = [label(CUT), identifier(CUT), text({ name: CUT }, 'name'), text(translated, 'name')];
    expect(texts).toEqual(Array(4).fill('Guld \ufffd'));
    expect(label('Guld \ud83e\ude99')).toBe('Guld \ud83e\ude99');
  });
  it('can be requested as an IRI', () => {
    expect(iriKey('/api/v2/shop/taxons/\udc00a')).toBe('taxons/\ufffda');
    expect(iriPath('/api/v2/shop/taxons/\udc00a')).toBe('sylius/api/v2/shop/taxons/%EF%BF%BDa');
  });
  it('does not break the menu as the code of a category', () =>
    expect(categoryPath([parseTaxon({ code: '\udc00a', name: 'A' }).category])).toBe('/%EF%BF%BDa'));
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

  it.each([
    ['no date', null, '', 'soon', true, {}, Number.NaN, { timezone: '+01:00' }, { date: 5, timezone: '+01:00' }],
    ['an impossible date', '2026-13-45', '2026-02-30T25:00:00', '2026-11-21 10'],
    ['more than a date', 'x2026-11-21', '2026-11-21x', '1795255500x', 'x1795255500', 'in 2026-11-21T10:05:00Z'],
    ['a zero date, as servers write it', '0000-01-01', '0001-01-01 00:00:00', '0001-01-01T00:00:00Z'],
    ['beyond the calendar', '9999-12-31T23:59:59-05:00', 1_795_255_500_000_000, 8.64e15, -6.3e10, 1e20, '12345678'],
  ])('are not read from %s', (_, ...values) =>
    expect(values.map((value) => isoDate(value))).toEqual(values.map(() => null)),
  );
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
    [' ab/c.jpg ', '/sylius/media/image/ab/c.jpg'],
    ['HTTPS://shop.example/x/media/image/a.jpg', '/sylius/media/image/a.jpg'],
  ])('%s', (path, expected) => {
    expect(imagePath(path, trusted)).toBe(expected);
  });

  it.each([
    ['no text', '', '   ', null, 5],
    ['another host', 'https://evil.example/media/image/a.jpg', '//evil.example/media/a.jpg'],
    ['another scheme or port', 'ftp://shop.example/media/image/a.jpg', 'https://shop.example:99999/media/a.jpg'],
    ['no media folder', '/uploads/a.jpg', '/media/', 'https://shop.example/a.jpg', '/x/media/image/a.jpg'],
    ['dots', '/media/../etc/passwd', '../../etc/passwd'],
  ])('with %s are dropped', (_, ...paths) =>
    expect(paths.map((path) => imagePath(path, trusted))).toEqual(paths.map(() => null)),
  );
  it('may have any stored name, below the media folder', () =>
    expect(imagePath('javascript:alert(1)', trusted)).toMatch(/^\/sylius\/media\/image\//));

  it('with an unconfigured host are reported once', () => {
    for (const name of ['a', 'b']) imagePath(`https://pictures.example/${name}.jpg`, trusted);
    expect(reports.details).toEqual([{ host: 'pictures.example' }]);
  });

  it('are in another folder than videos', () => {
    expect(videoPath('a.mp4', trusted)).toBe('/sylius/media/video/a.mp4');
    expect(videoPath('/media/video/a.mp4', trusted)).toBe('/sylius/media/video/a.mp4');
  });
});

describe('reports about a list', () => {
  it('have the number of unreadable members, and the first five reasons', () => {
    const read = (member: unknown) => {
      if (typeof member !== 'number') throw member === null ? 'null' : new Error('no number');
      return member * 2;
    };
    expect(collect('things', [1, null, 'x', 2], read)).toEqual([2, 4]);
    expect(reports).toEqual({
      messages: ['things: members left out'],
      details: [{ skipped: 2, of: 4, reasons: ['1: null', '2: no number'] }],
    });
    collect('things', Array(9).fill('x'), read);
    expect(reports.details[1]).toMatchObject({ skipped: 9, reasons: { length: 5 } });
  });
  it('include duplicates, of which the first counts', () => {
    const sent = [1, 2, 1, 1, 3].map((key, index) => ({ key, index }));
    expect(uniqueBy('things', sent, ({ key }) => `k${key}`).map(({ index }) => index)).toEqual([0, 1, 4]);
    expect(reports).toEqual({ messages: ['things: sent twice'], details: [{ count: 2, examples: ['k1', 'k1'] }] });
    uniqueBy('things', Array(9).fill('x'), String);
    expect(reports.details[1]).toMatchObject({ count: 8, examples: { length: 5 } });
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

describe('the reason in an error body', () => {
  it('is the first of these that is there', () => {
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
  it.each([
    [{ message: '  ', description: 'd' }, 'd'],
    ['<html>', 'Bad Gateway'],
    [undefined, 'Bad Gateway'],
  ])('of %j is %j', (body, expected) => expect(errorText(body, 'Bad Gateway')).toBe(expected));
});

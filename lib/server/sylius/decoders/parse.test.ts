import { describe, expect, it, vi } from 'vitest';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseTaxon } from '@/lib/server/sylius/resources/taxons/taxons';
import { collect, uniqueBy } from './collect';
import { attributeMap } from './fields';
import { isoDate } from './iso-date';
import {
  asList,
  asMap,
  bool,
  count,
  errorText,
  identifier,
  iriCode,
  iriKey,
  iriPath,
  isWire,
  label,
  mediaPath,
  members,
  money,
  num,
  readWireId,
  shopPath,
  text,
  total,
} from './parse';

const reports = collectReports();

/** Declares a test per row: what `read` returns for each of the values. */
function reads(read: (value: unknown) => unknown, ...rows: readonly (readonly [expected: unknown, ...unknown[]])[]) {
  it.each(rows)(`${read.name} yields %j`, (expected, ...values) =>
    expect(values.map((value) => read(value))).toEqual(values.map(() => expected)),
  );
}

describe('collections', () => {
  reads(
    members,
    [[1, 2], { 'hydra:member': [1, 2], 'hydra:totalItems': 2 }, { totalItems: 2, member: [1, 2] }, [1, 2]],
    [[1, 2], { 'hydra:member': { '10': 2, '9': 1 } }],
    [[], { 'hydra:member': [] }, { 'hydra:member': {} }],
  );
  it.each([undefined, null, '<html>', {}, { code: 500, message: 'no' }, { 'hydra:member': 'x' }, { member: null }])(
    'are not read from %j',
    (body) => expect(() => members(body)).toThrow(CommerceError),
  );
  reads(
    total,
    [12, { 'hydra:totalItems': '12' }, { totalItems: 12 }, { 'hydra:totalItems': 12, totalItems: 6 }],
    [null, [1], {}, null, { totalItems: 'many' }],
  );
});

describe('lists and maps', () => {
  reads(isWire, [true, {}, { a: 1 }], [false, null, undefined, [], 'x', 1]);
  reads(
    asList,
    [[1], [1], 1],
    [['a', 'b', 'd', 'c'], { 1: 'b', 0: 'a', 10: 'c', 9: 'd' }],
    [[{ 1: 'b', x: 'd' }], { 1: 'b', x: 'd' }],
    [[{ '1a': 'a' }], { '1a': 'a' }],
    [[{ a1: 'a' }], { a1: 'a' }],
    [[0], 0],
    [[false], false],
    [[], {}, null, undefined, ''],
  );
  reads(asMap, [{}, [], null], [{ etikett: 'Ny' }, { etikett: 'Ny' }]);
});

describe('IRIs', () => {
  it.each([
    '/sylius/api/v2/admin/products/KINEBAR-10G',
    '/api/v2/shop/products/KINEBAR-10G',
    'https://shop.example/sylius/api/v2/shop/products/KINEBAR-10G?x=1#y',
    'http://10.0.0.1:8080/api/v2/products/KINEBAR-10G/',
    '/base/api/v2/x/sylius/api/v2/admin/products/KINEBAR-10G',
  ])('of one resource have one key: %s', (iri) => {
    expect([iri, { '@id': iri }].map(iriKey)).toEqual(['products/KINEBAR-10G', 'products/KINEBAR-10G']);
  });
  reads(
    iriKey,
    ['taxons/a', '  /api/v2/shop/taxons/a#x?y  ', 'HTTPS+x://host/taxons/a', 'x/taxons/a'],
    ['shop/a', '/shop/a'],
    ['admin/a', '/api/v2/shop/admin/a'],
    ['product-options/röd', '/api/v2/shop/product-options/farg/values/r%C3%B6d'],
    ['products/100%', '/api/v2/shop/products/100%'],
    [null, null, undefined, 12, '', 'guldtackor', {}, [], { '@id': 5 }, '/api/v2/shop/a'],
  );
  reads(
    iriPath,
    ['sylius/api/v2/shop/product-options/X/values/Y', '/api/v2/shop/product-options/X/values/Y'],
    ['sylius/api/v2/shop/taxons/a%20b', ' https://other.example/base/api/v2/admin/taxons/a%20b '],
    ['sylius/api/v2/shop/taxons/a', { '@id': '/api/v2/shop/taxons/a' }],
    ['sylius/api/v2/shop/taxons/a%2Fb', '/api/v2/shop/taxons/a%2Fb'],
    ['sylius/api/v2/shop/taxons/100%25', '/api/v2/shop/taxons/100%'],
    [null, null, 7, '', {}, '/api/v2/shop/taxons', '/api/v2/shop/taxons/', '/api/v2/other/taxons/a'],
    [null, '/api/v2/shop/taxons/a?x=1', '/api/v2/shop/../../x', '/api/v2/shop/./x', '/api/v2/shop/%2e%2e/x'],
    [null, '/api/v2/shop//a'],
  );
  reads(
    iriCode,
    ['guldmynt', 'guldmynt', { '@id': '/x/taxons/a', code: 'guldmynt' }],
    ['guld/mynt', { '@id': '/api/v2/shop/taxons/guld%2Fmynt' }],
    ['a', { code: ' ', '@id': '/x/taxons/a' }],
    ['58', 58],
    [null, null, {}],
  );
  it('are requested in our own shop section, as one encoded segment, whatever host they name', () => {
    expect(shopPath('taxons/a/b')).toBe('sylius/api/v2/shop/taxons/a%2Fb');
    const elsewhere = iriKey('https://evil.example/api/v2/admin/taxons/a b') ?? '';
    expect(shopPath(elsewhere)).toBe('sylius/api/v2/shop/taxons/a%20b');
  });
});

describe('numbers', () => {
  reads(
    num,
    [31.103, 31.103, '31.103', '31,103'],
    [1234.5, '1 234,5'],
    [1234, '1\u00a0234', '1\u202f234'],
    [1234.56, '1.234,56', '1,234.56'],
    [-12, '−12'],
    [12, [12], { value: '12' }, { value: { value: 12 } }],
    [1.5, '+1,5', ['1,5']],
    [-0.5, '-.5', '\u22120,5'],
    [5, '5.'],
    [1000, '1e3'],
    [0.01, '1E-2'],
    [100, '1e+2'],
    [0, 0],
    [null, Number.NaN, Number.POSITIVE_INFINITY, '1e999', '-1e999', '', 'x', '.', '-', 'e3'],
    [null, '12 g', 'x1', '1x', '1e3x', '1-2', '1e', true, false, null, undefined, {}, [], [1, 2]],
    [null, { value: null }, { label: 1 }],
  );
  it('are not searched in a long text', () => expect(num(`${'1'.repeat(100_000)}x`)).toBeNull());
  // Öre, never negative or absurdly large.
  reads(
    money,
    [4_289_000, '4289000'],
    [3086, 3086.25],
    [100, 99.5],
    [1001, '1 000,50'],
    [1, 0.5],
    [0, 0],
    [null, '0,25', 0.4, -0.4, -1, 'NaN', 2 ** 53, undefined],
  );
  reads(count, [12, '12', 12.9], [0, 0, '0', 0.9], [null, -1, 2 ** 53, 1e300, 'x']);
});

reads(
  bool,
  [true, true, 1, '1', 'true', 12, '12', 'yes', ' ON ', 'True', '0,5', [1]],
  [false, null, undefined, '', [], 0, '0', -1, '-1', [0]],
  [false, false, 'false', 'no', 'yes!', 'nono', 'oyes'],
);

describe('texts', () => {
  reads(
    label,
    ['Ny', ' Ny ', { value: [{ name: 'Ny' }] }],
    ['10', 10],
    ['Ny Rea', ['Ny', 'Rea']],
    ['Ny 5', [' Ny ', null, '', 5]],
    ['A', { name: 'A' }, { label: 'A', name: 'B' }, { value: 'A', label: 'B' }],
    [null, '  ', [], [[]], {}, null, true, Number.NaN],
  );
  it('are null for endlessly nested lists', () =>
    expect(label(JSON.parse(`${'['.repeat(200_000)}"x"${']'.repeat(200_000)}`))).toBeNull());

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

  reads(identifier, ['58', 58, '58', ' 58 '], ['0', 0], [null, '', '  ', null, 1.5, {}, true]);
  reads(readWireId, [58, 58], ['058', '058'], [' x ', ' x '], [null, 1.5, 2 ** 53, '', '  ', null, {}]);

  it('cut within a character can be encoded in URLs and e-mails', () => {
    const cut = 'Guld \ud83d';
    const translated = { translations: { sv: { name: cut } } };
    const texts = [label(cut), identifier(cut), text({ name: cut }, 'name'), text(translated, 'name')];
    expect(texts).toEqual(Array(4).fill('Guld \ufffd'));
    expect(label('Guld \ud83e\ude99')).toBe('Guld \ud83e\ude99');
    expect(iriKey('/api/v2/shop/taxons/\udc00a')).toBe('taxons/\ufffda');
    expect(iriPath('/api/v2/shop/taxons/\udc00a')).toBe('sylius/api/v2/shop/taxons/%EF%BF%BDa');
    expect(categoryPath([parseTaxon({ code: '\udc00a', name: 'A' }).category])).toBe('/%EF%BF%BDa');
  });
});

describe('dates', () => {
  const zoned = (date: string, timezone?: string) => ({ date, timezone });
  const time = '2026-11-21T10:05:00.000Z';
  reads(
    (value) => isoDate(value),
    [time, '2026-11-21T11:05:00+01:00', '2026-11-21 11:05:00', '2026-11-21T11:05', '2026-11-21T10:05:00Z'],
    [time, 1795255500, '1795255500', 1795255500000, zoned('2026-11-21 11:05:00', 'Nowhere')],
    [time, zoned('2026-11-21 10:05:00.000000', 'UTC'), zoned('2026-11-21 12:05:00.000000', '+02:00')],
    [time, zoned('2026-11-21 11:05:00.000000'), zoned('2026-11-21 19:05:00', 'Asia/Tokyo')],
    [time, zoned(' 2026-11-21 05:05:00 ', '-05:00')],
    ['2026-11-21T09:05:00.250Z', ' 2026-11-21 10:05:00.250 '],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-21T08:05:00.000Z', '2026-07-21 10:05:00'],
    // Clocks go forward at 02:00 and back at 03:00: one hour is skipped, one is repeated.
    ['2026-03-29T00:59:59.000Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29 02:30:00'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25 02:30:00'],
    ['2026-10-25T02:00:00.000Z', '2026-10-25 03:00:00'],
    ['1973-03-03T09:46:40.000Z', '100000000'],
    ['5138-11-16T09:46:39.000Z', 99_999_999_999],
    ['1973-03-03T09:46:40.001Z', 100_000_000_001],
    ['1970-01-01T00:00:00.000Z', 0],
    [null, null, '', 'soon', true, {}, Number.NaN, zoned('', '+01:00'), { date: 5, timezone: '+01:00' }],
    [null, '2026-13-45', '2026-02-30T25:00:00', '2026-11-21 10', 'x2026-11-21', '2026-11-21x', '1795255500x'],
    [null, 'x1795255500', 'in 2026-11-21T10:05:00Z', '0000-01-01', '0001-01-01 00:00:00', '0001-01-01T00:00:00Z'],
    [null, '9999-12-31T23:59:59-05:00', 1_795_255_500_000_000, 8.64e15, -6.3e10, 1e20, '12345678'],
  );

  it('without a zone are in the backend’s', () => {
    vi.stubEnv('COMMERCE_TIME_ZONE', 'America/New_York');
    expect(isoDate('2026-07-21 10:05:00')).toBe('2026-07-21T14:05:00.000Z');
    vi.unstubAllEnvs();
  });
});

describe('pictures', () => {
  const trusted = ['shop.example', 'cdn.example:8443'];
  const picturePath = (path: unknown) => mediaPath(path, 'image', trusted);
  reads(
    picturePath,
    ['/sylius/media/image/3f/a.jpg', '/media/image/3f/a.jpg', '/sylius/media/image/3f/a.jpg', ' 3f/a.jpg '],
    ['/sylius/media/image/3f/a.jpg', 'HTTPS://shop.example/x/media/image/3f/a.jpg'],
    ['/sylius/media/cache/x/a.jpg', 'https://shop.example/sylius/media/cache/x/a.jpg?v=2'],
    ['/sylius/media/https@cdn.example~8443/b/media/image/a.jpg', '//cdn.example:8443/b/media/image/a.jpg'],
    ['/sylius/media/http@cdn.example~8443/a.jpg', 'http://cdn.example:8443/a.jpg'],
    ['/sylius/media/image/%C3%A5%20b.jpg', '/media/image/å b.jpg'],
    // Any stored name is below the media folder.
    ['/sylius/media/image/javascript:alert(1)', 'javascript:alert(1)'],
    [null, '', '   ', null, 5, 'https://evil.example/media/image/a.jpg', '//evil.example/media/a.jpg'],
    [null, 'ftp://shop.example/media/image/a.jpg', 'https://shop.example:99999/media/a.jpg'],
    [null, '/uploads/a.jpg', '/media/', 'https://shop.example/a.jpg', '/x/media/image/a.jpg'],
    [null, '/media/../etc/passwd', '../../etc/passwd'],
  );
  it('with an unconfigured host are reported once', () => {
    for (const name of ['a', 'b']) mediaPath(`https://pictures.example/${name}.jpg`, 'image', trusted);
    expect(reports.details).toEqual([{ host: 'pictures.example' }]);
  });
  it('are in another folder than videos', () =>
    expect(mediaPath('a.mp4', 'video', trusted)).toBe('/sylius/media/video/a.mp4'));
});

describe('reports about a list', () => {
  it('have the number of unreadable members, and the first five reasons', () => {
    const read = (member: unknown) => {
      if (typeof member !== 'number') throw member === null ? 'null' : new Error('no number');
      return member * 2;
    };
    expect(collect('things', [1, null, 'x', 2], read)).toEqual([2, 4]);
    collect('things', Array(9).fill('x'), read);
    expect(reports.details).toMatchObject([
      { skipped: 2, of: 4, reasons: ['1: null', '2: no number'] },
      { skipped: 9, reasons: { length: 5 } },
    ]);
  });
  it('include duplicates, of which the first counts', () => {
    const sent = [1, 2, 1, 1, 3].map((key, index) => ({ key, index }));
    expect(uniqueBy('things', sent, ({ key }) => `k${key}`).map(({ index }) => index)).toEqual([0, 1, 4]);
    uniqueBy('things', Array(9).fill('x'), String);
    expect(reports.messages).toEqual(['things: sent twice', 'things: sent twice']);
    expect(reports.details).toMatchObject([
      { count: 2, examples: ['k1', 'k1'] },
      { count: 8, examples: { length: 5 } },
    ]);
  });
});

describe('attributes', () => {
  const named = [
    { code: 'vikt', name: 'Finhalt', value: 1 },
    { code: 'finhalt', name: 'Vikt', value: 2 },
    { name: 'Årgång', value: 3 },
  ];
  // Under their code, and under their name unless a code has that key.
  reads(
    attributeMap,
    [{ vikt: 1, finhalt: 2, argang: 3 }, [...named, { code: 'no-value' }, '/api/v2/shop/attributes/1', { value: 5 }]],
    [{ a: 1 }, { a: 1 }],
    [{}, [], [null], null, 'x'],
  );
});

describe('the reason in an error body', () => {
  it('is the first of these that is there', () => {
    const words = {
      'hydra:description': 'a',
      detail: 'b',
      description: 'c',
      message: 'd',
      violations: [{ message: 'e' }, { message: ' ' }, {}, 'x', { message: 'e' }],
      'hydra:title': 'f',
      title: 'g',
    };
    const left: Record<string, unknown> = { ...words };
    const reasons = Object.keys(words).map((name) => {
      const reason = errorText(left, 'h');
      left[name] = ' ';
      return reason;
    });
    expect(reasons).toEqual(['a', 'b', 'c', 'd', 'e e', 'f', 'g']);
    expect([left, '<html>', undefined].map((body) => errorText(body, ' h '))).toEqual(['h', 'h', 'h']);
    expect(errorText(left)).toBe('');
  });
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { type ProductDoubt, SPOT_FIELD } from '@/lib/domain/product/doubt';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { setReporter } from '@/lib/server/reporting/report';
import { buildCatalogue } from '../catalogue';
import { hasShrunk, NO_LOAD, noteRefused, noteTaken, reportOf } from './load-report';

const roots = [aCategory('kopa-guld')];
const placed = (code: string, more: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ code, categoryCode: 'kopa-guld', categoryNames: [], ...more });

it('a load is reported with the number of products of each kind, and examples', () => {
  const gifts = Array.from({ length: 6 }, (_, index) => placed(`gava-${index}`, { categoryCode: 'presenter' }));
  const goods = [
    placed('a'),
    placed('A'),
    placed('withheld', { price: null }),
    placed('on-request', { price: null }),
    placed('bare', { price: null, variants: [] }),
    placed('elsewhere', { categoryCode: 'kapslar' }),
    placed('named', { categoryCode: null, categoryNames: ['Kapslar'] }),
    placed('nowhere', { categoryCode: null, metal: null }),
    ...gifts,
  ];
  const catalogue = buildCatalogue(goods, roots, true, new Map(), new Set(['presenter']));
  const doubts = new Map([
    ['withheld', [{ fields: ['price'], reason: 'far' }]],
    ['a', [{ fields: ['vat'], reason: 'odd' }]],
  ]);
  const products = { received: 17, parsed: goods, leftOut: [{ code: 'unread', reason: 'no name' }] };
  expect(reportOf(goods, products, { received: 3, parsed: [1] }, catalogue, doubts)).toEqual({
    doubts,
    report: {
      received: 17,
      understood: 13,
      placed: 4,
      unlisted: 6,
      priced: 7,
      withoutVariants: 1,
      withoutPrice: 2,
      doubtful: 2,
      withheld: 1,
      dropped: { unreadable: 3, duplicate: 1, elsewhere: 2, uncategorised: 1 },
      variants: { received: 3, understood: 1 },
    },
    examples: {
      unlisted: ['gava-0', 'gava-1', 'gava-2', 'gava-3', 'gava-4'],
      withoutVariants: ['bare'],
      withoutPrice: ['withheld', 'on-request'],
      elsewhere: ['elsewhere', 'named'],
      uncategorised: ['nowhere'],
    },
    leftOut: [
      { code: 'unread', reason: 'no name' },
      { code: 'nowhere', reason: 'in no category' },
      { code: 'elsewhere', reason: 'in no category of the shop' },
      { code: 'named', reason: 'in no category of the shop' },
      { code: 'withheld', reason: 'far' },
      { code: 'on-request', reason: 'no price' },
      { code: 'bare', reason: 'no variant' },
    ],
  });
});

const none = { received: 0, parsed: [] };
const loadWith = (doubts: ReadonlyMap<string, readonly ProductDoubt[]>) =>
  reportOf([], none, none, buildCatalogue([], roots, true), doubts);

describe('a contradiction', () => {
  const far = (...fields: string[]): ProductDoubt => ({ fields, reason: 'far' });

  /** The lines that a load with these doubts logs. */
  function linesOf(doubts: Readonly<Record<string, readonly ProductDoubt[]>>) {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    noteTaken(loadWith(new Map(Object.entries(doubts))));
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    write.mockRestore();
    return lines;
  }

  it('is logged when it is new or another one', () => {
    const once = { level: 'warn', product: 'a', fields: ['price'], reasons: ['far'] };
    expect(linesOf({ a: [far('price'), far('price')] })).toMatchObject([once]);
    expect(linesOf({ a: [far('price')] })).toEqual([]);
    expect(linesOf({ a: [{ fields: ['price'], reason: 'odd' }] })).toMatchObject([{ reasons: ['odd'] }]);
  });

  it('is none of a product when its metal has no spot price', () => {
    const logged = linesOf({ b: [far(SPOT_FIELD)], c: [far(SPOT_FIELD), far('vat')] });
    expect(logged.map(({ product }) => product)).toEqual(['c']);
  });

  it('is logged of a hundred products', () => {
    const many = Array.from({ length: 101 }, (_, index) => [`d-${index}`, [far('price')]]);
    expect(linesOf(Object.fromEntries(many))).toHaveLength(100);
  });
});

it('the counts of a load, and of a refused one, are metrics', () => {
  const sent: unknown[] = [];
  const nothing = () => {};
  setReporter(nothing, { sendCounts: (...counts) => sent.push(counts), sendEvent: nothing, sendFailure: nothing });
  onTestFinished(() => setReporter(undefined));
  const load = loadWith(new Map());
  noteTaken(load);
  noteRefused(load.report);
  expect(sent).toEqual([
    ['catalogue.load', load.report],
    ['catalogue.refused', load.report],
  ]);
});

it.each([
  ['as many', { placed: 10, priced: 20 }, false],
  ['nine tenths', { placed: 9, priced: 18 }, false],
  ['fewer placed', { placed: 8, priced: 20 }, true],
  ['fewer priced', { placed: 10, priced: 17 }, true],
  ['fewer priced, but for those withheld', { placed: 10, priced: 17, withheld: 1 }, false],
])('a load has shrunk with %s: %j, %s', (_, counts, isExpected) => {
  const of = (count: number) => Array.from({ length: count }, (_, index) => placed(String(index)));
  const before = { products: of(10), unlisted: [...of(10), placed('on-request', { price: null })] };
  expect(hasShrunk({ ...NO_LOAD, ...counts }, before)).toBe(isExpected);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '../catalogue';
import { hasShrunk, NO_LOAD, noteTaken, reportOf } from './load-report';

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
  const products = { received: 17, parsed: goods };
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
  });
});

it('a contradiction is logged when it is new or another one', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const none = { received: 0, parsed: [] };
  const linesFor = (...reasons: string[]) => {
    write.mockClear();
    const doubts = new Map([['a', reasons.map((reason) => ({ fields: ['price'], reason }))]]);
    noteTaken(reportOf([], none, none, buildCatalogue([], roots, true), doubts));
    return write.mock.calls.map(([line]) => JSON.parse(String(line)));
  };
  expect(linesFor('far', 'far')).toMatchObject([{ product: 'a', fields: ['price'], reasons: ['far'] }]);
  expect(linesFor('far')).toEqual([]);
  expect(linesFor('odd')).toMatchObject([{ reasons: ['odd'] }]);
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

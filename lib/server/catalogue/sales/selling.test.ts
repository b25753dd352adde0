import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/domain/product/product';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { singleton } from '@/lib/server/config/singleton';
import type { Catalogue } from '../catalogue';
import { NO_LOAD } from '../load/load-report';
import { isWithheld, judgeSelling, sellingNow } from './selling';

const SOLD_OUT = { inStock: false, stock: 0 };
const WITHHELD = { price: null, inStock: false };

/** Forty products, of which the first ones have these fields. */
function listOf(...special: Partial<Product>[]) {
  const products = Array.from({ length: 40 }, (_, index) => aProduct({ code: `P${index}`, ...special[index] }));
  const withheld = products.filter(({ price }) => price === null).length;
  const catalogue: Pick<Catalogue, 'products' | 'unlisted'> = { products, unlisted: [] };
  return {
    catalogue: catalogue as Catalogue,
    report: { ...NO_LOAD, placed: 40, priced: 40 - withheld, withheld },
  };
}
const times = (count: number, fields: Partial<Product>) => Array.from({ length: count }, () => fields);

describe('a list', () => {
  it.each([
    ['everything is for sale', [], true, 40, 40],
    ['a tenth of the prices are withheld', times(4, WITHHELD), true, 36, 36],
    ['more than a tenth are', times(5, WITHHELD), false, 35, 35],
    ['all prices are withheld', times(40, WITHHELD), false, 0, 0],
    ['everything is sold out', times(40, SOLD_OUT), false, 40, 0],
    ['half is sold out', times(20, SOLD_OUT), true, 40, 20],
  ])('is judged when %s', (_, special, ok, priced, forSale) => {
    expect(judgeSelling(listOf(...special), undefined)).toEqual({ ok, priced, forSale, listed: 40, before: null });
  });

  it('is compared with the stock of the last good one, until that is back', () => {
    const good = judgeSelling(listOf(), undefined);
    expect(judgeSelling(listOf(...times(20, SOLD_OUT)), good)).toMatchObject({ ok: true, before: 40 });
    const bad = judgeSelling(listOf(...times(21, SOLD_OUT)), good);
    expect(bad).toMatchObject({ ok: false, forSale: 19, before: 40 });
    expect(judgeSelling(listOf(...times(21, SOLD_OUT)), bad), 'still').toMatchObject({ ok: false, before: 40 });
    expect(judgeSelling(listOf(), bad)).toMatchObject({ ok: true, before: 40 });
  });

  it('that an operator has accepted though it is much shorter begins anew', () => {
    const good = judgeSelling(listOf(), undefined);
    const { catalogue, report } = listOf(...times(30, SOLD_OUT));
    const short = { catalogue, report: { ...report, priced: 20 } };
    expect(judgeSelling(short, good)).toMatchObject({ ok: true, forSale: 10, before: null });
  });
});

describe('a dealer who has sold more than half of the stock', () => {
  const NOW = Date.parse('2026-11-21T10:07:00Z');
  const HOUR = 3_600_000;
  const low = () => listOf(...times(21, SOLD_OUT));
  const withheld = () => listOf(...times(40, WITHHELD));

  beforeEach(() => {
    Object.assign(singleton('selling', Object), { last: undefined, of: undefined, lowSince: undefined });
    sellingNow(listOf(), NOW - 10 * HOUR);
    expect(sellingNow(low(), NOW)).toMatchObject({ ok: false, forSale: 19, before: 40 });
  });

  it('ends the alarm with a forced webhook: that list is the measure of the next ones', () => {
    expect(sellingNow({ ...low(), isForced: true }, NOW)).toMatchObject({ ok: true, forSale: 19, before: null });
    expect(sellingNow(low(), NOW)).toMatchObject({ ok: true, before: 19 });
    expect(sellingNow(listOf(...times(31, SOLD_OUT)), NOW)).toMatchObject({ ok: false, before: 19 });
  });

  it.each([
    [24 * HOUR - 1, false],
    [24 * HOUR, true],
  ])('is believed after a day: %d ms', (later, ok) => {
    expect(sellingNow(low(), NOW + HOUR).ok).toBe(false);
    expect(sellingNow(low(), NOW + later).ok).toBe(ok);
  });

  it('is not believed before the alarm has lasted a day without a break', () => {
    expect(sellingNow(listOf(), NOW + HOUR).ok).toBe(true);
    expect(sellingNow(low(), NOW + 2 * HOUR).ok).toBe(false);
    expect(sellingNow(low(), NOW + 25 * HOUR).ok).toBe(false);
  });

  it('is not believed on a list of withheld prices, which is no measure, forced or not', () => {
    expect(sellingNow({ ...withheld(), isForced: true }, NOW + HOUR)).toMatchObject({ ok: false, before: 40 });
    expect(sellingNow(withheld(), NOW + 25 * HOUR)).toMatchObject({ ok: false, before: 40 });
    expect(sellingNow(low(), NOW + 26 * HOUR)).toMatchObject({ ok: false, before: 40 });
  });
});

it('a metal is withheld as a whole when none of its goods has a price', () => {
  const goods = (gold: Partial<Product>, silver: Partial<Product>) =>
    ({ products: [aProduct(gold), aProduct({ metal: 'silver', ...silver })] }) as unknown as Catalogue;
  const all = ['gold', 'silver'] as const;
  expect(isWithheld({ catalogue: goods({}, {}), checking: [] })).toBe(false);
  expect(isWithheld({ catalogue: goods({}, {}), checking: all }), 'many prices, but not all').toBe(false);
  expect(isWithheld({ catalogue: goods({}, { price: null }), checking: ['silver'] })).toBe(true);
  expect(isWithheld({ catalogue: goods({}, { price: null }), checking: ['gold'] }), 'on request').toBe(false);
});

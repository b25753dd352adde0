import { expect, it } from 'vitest';
import { savedEntry } from '@/components/card/saved-data';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { inOrder } from './compare-order';
import { bestLabels, withOre } from './compare-table';
import { withFreight } from './use-freight';

const rates = { gold: { sekPerOunce: 40_000, change: 0 } };
const bar = (overrides: Parameters<typeof aProduct>[0]) =>
  savedEntry(aProduct({ weight: 10, purity: 999.9, metal: 'gold', ...overrides }), rates);

/** The label of each row's best value, with the indexes of the products that have it. */
function marks(...entries: readonly ReturnType<typeof bar>[]): Record<string, string> {
  const rows = entries[0]?.facts ?? [];
  return Object.fromEntries(
    rows.map(({ name }, index) => {
      const labels = bestLabels(entries.flatMap(({ facts }) => facts[index] ?? []));
      const places = labels.flatMap((label, place) => (label === null ? [] : [place]));
      return [name, places.map((place, at) => (at === 0 ? `${labels[place]} ${place}` : place)).join()];
    }),
  );
}

it('labels the best value of each comparable row, no sum, and no unknown value', () => {
  const cheap = bar({ price: ore(1_350_000), netPrice: ore(1_350_000), buyBackPrice: ore(1_280_000) });
  const quick = bar({ price: ore(1_400_000), netPrice: ore(1_400_000), buyBackPrice: null, purity: 995 });
  const late = bar({
    price: ore(1_400_000),
    netPrice: ore(1_400_000),
    buyBackPrice: ore(1_300_000),
    deliveryDays: 35,
    onHand: false,
  });
  const unknown = bar({ price: null, netPrice: null, buyBackPrice: null, weight: null, purity: null, inStock: false });
  expect(marks(cheap, quick, late, unknown)).toMatchObject({
    Pris: '',
    Moms: '',
    'Pris per gram finmetall': 'Lägst 0',
    'Påslag mot spotpris': 'Lägst 0',
    'Du betalar över metallvärdet': '',
    'Vi köper': '',
    'Vi köper, per gram finmetall': 'Högst 2',
    'Spread köp/sälj': 'Lägst 0',
    'Förlust om du säljer direkt': '',
    Leverans: 'Snabbast 0,1',
    Vikt: '',
    Finvikt: '',
    Renhet: 'Högst 0,2',
    Varumärke: '',
  });
  expect(unknown.facts.find(({ name }) => name === 'Leverans')?.value).toBe('–');
});

it('labels nothing when all known values are equal', () => {
  const one = bar({ price: ore(1_350_000) });
  expect(marks(one, one, bar({ price: null, netPrice: null }))).toMatchObject({
    'Pris per gram finmetall': '',
    Renhet: '',
  });
});

it('compares the price per gram within a metal', () => {
  const gold = [1_350_000, 1_400_000].map((price) => bar({ price: ore(price) }));
  const silver = bar({ price: ore(20_000), metal: 'silver' });
  expect(marks(...gold, silver)).toMatchObject({ 'Pris per gram finmetall': 'Lägst för guld 0' });
});

it('compares premium and spread within a metal: a quarter of what silver costs more is VAT', () => {
  const both = { gold: { sekPerOunce: 40_000, change: 0 }, silver: { sekPerOunce: 500, change: 0 } };
  const prices = { gold: [1_350_000, 1_400_000], silver: [25_000, 26_000] };
  const paid = { gold: ore(1_300_000), silver: ore(15_000) };
  const row = (name: string) =>
    (['gold', 'silver'] as const)
      .flatMap((metal) =>
        prices[metal].map((price) =>
          savedEntry(
            aProduct({ weight: 10, purity: 999.9, metal, price: ore(price), buyBackPrice: paid[metal] }),
            both,
          ),
        ),
      )
      .flatMap(({ facts }) => facts.find((fact) => fact.name === name) ?? []);
  for (const name of ['Påslag mot spotpris', 'Spread köp/sälj']) {
    expect(bestLabels(row(name)), name).toEqual(['Lägst för guld', null, 'Lägst för silver', null]);
    expect(bestLabels(row(name).slice(2)), `${name}, of silver alone`).toEqual(['Lägst', null]);
  }
});

it('shows the loss of selling at once, in kronor and per cent', () => {
  const { facts } = bar({ price: ore(1_350_000), netPrice: ore(1_350_000), buyBackPrice: ore(1_282_500) });
  const value = (name: string) => facts.find((fact) => fact.name === name)?.value.replace(/\u00a0/g, ' ');
  expect(value('Förlust om du säljer direkt')).toBe('675 SEK (5,0 %)');
  expect(value('Spread köp/sälj')).toBe('5,0 %');
  expect(value('Du betalar över metallvärdet')).toBe('641 SEK');
});

it('labels no sum of products of unlike weights', () => {
  const small = bar({ weight: 1, price: ore(160_000), buyBackPrice: ore(120_000) });
  const large = bar({ weight: 100, price: ore(13_400_000), buyBackPrice: ore(12_900_000) });
  expect(marks(small, large)).toMatchObject({
    Pris: '',
    'Pris per gram finmetall': 'Lägst 1',
    'Du betalar över metallvärdet': '',
    'Vi köper': '',
    'Vi köper, per gram finmetall': 'Högst 1',
    'Förlust om du säljer direkt': '',
  });
});

it('shows prices per gram with öre', () => {
  const { facts } = bar({ price: ore(1_412_345), buyBackPrice: ore(1_300_000) });
  const value = (name: string) => facts.find((fact) => fact.name === name)?.value.replace(/\u00a0/g, ' ');
  expect(value('Pris per gram finmetall')).toBe('1 412,49 SEK/g');
  expect(value('Vi köper, per gram finmetall')).toBe('1 300,13 SEK/g');
});

it('sorts the products by a row, unknown ones last, and by none as they were', () => {
  const entries = [null, 1_400_000, 1_350_000].map((price, index) =>
    bar({ code: `bar-${index}`, price: price === null ? null : ore(price) }),
  );
  const sorted = (name: string) => inOrder(entries, name).map(({ card }) => card.code);
  expect(sorted('Pris per gram finmetall')).toEqual(['bar-2', 'bar-1', 'bar-0']);
  expect(sorted('')).toEqual(['bar-0', 'bar-1', 'bar-2']);
});

it('adds the freight of one piece and the price with it, after the VAT', () => {
  const facts = (freight: number | null, price: number | null = 1_412_300) =>
    withFreight(bar({ price: price === null ? null : ore(price) }), freight === null ? null : ore(freight)).facts.map(
      ({ name, value, best }) => [name, value.replaceAll('\u00a0', ' '), best],
    );
  expect(facts(14_900).slice(1, 4)).toEqual([
    ['Moms', expect.any(String), null],
    ['Frakt, ett exemplar', '149 SEK', null],
    ['Pris med frakt', '14 272 SEK', null],
  ]);
  expect(facts(null).slice(2, 4)).toEqual([
    ['Frakt, ett exemplar', '–', null],
    ['Pris med frakt', '–', null],
  ]);
  expect(facts(9_900, null)[3]).toEqual(['Pris med frakt', '–', null]);
});

it('shows öre where two sums differ by less than a krona, and only there', () => {
  const row = (...prices: readonly (number | null)[]) =>
    withOre(prices.flatMap((price) => bar({ price: price === null ? null : ore(price) }).facts[0] ?? [])).map(
      ({ value }) => value.replaceAll('\u00a0', ' '),
    );
  expect(row(1_412_310, 1_412_340, 1_500_000)).toEqual(['14 123,10 SEK', '14 123,40 SEK', '15 000 SEK']);
  expect(row(1_412_310, 1_412_310)).toEqual(['14 123 SEK', '14 123 SEK']);
  expect(row(null, null, 1_412_310)).toEqual(['Pris på förfrågan', 'Pris på förfrågan', '14 123 SEK']);
});

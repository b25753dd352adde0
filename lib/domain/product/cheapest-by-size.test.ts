import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { cheapestBySize } from './cheapest-by-size';
import { aProduct as product } from './product.fixture';

const rates = { gold: { sekPerOunce: 41_000, change: 0 } };

it('lists the lowest premium per size, smallest first, of new gold on hand', () => {
  const piece = (code: string, weight: number, price: number, more: object = {}) =>
    product({ code, weight, price: ore(price), netPrice: ore(price), ...more });
  const goods = [
    piece('b', 50, 7_000_000),
    piece('c', 50, 6_900_000),
    piece('a', 10, 1_450_000),
    piece('d', 10, 1_500_000),
    piece('alone', 5, 700_000),
    piece('gone', 10, 1_400_000, { inStock: false }),
    piece('ordered', 10, 1_400_000, { onHand: false, stock: 0, deliveryDays: 56 }),
    piece('old', 10, 1_400_000, { categoryNames: ['Historiska guldmynt'] }),
    piece('silver', 10, 1_000, { metal: 'silver' }),
  ];
  expect(cheapestBySize(goods, 'gold', rates).map(({ size, product: { code } }) => [size, code])).toEqual([
    ['5g', 'alone'],
    ['10g', 'a'],
    ['50g', 'c'],
  ]);
  expect(cheapestBySize(goods, 'gold', {})).toEqual([]);
  const silver = ['new', 'other'].map((code) => piece(code, 18, 50_000, { metal: 'silver', purity: 925 }));
  const worn = piece('worn', 18, 40_000, { metal: 'silver', purity: 830 });
  const offers = cheapestBySize([...silver, worn], 'silver', { silver: { sekPerOunce: 500, change: 0 } });
  expect(offers.map(({ product: { code } }) => code)).toEqual(['new']);
});

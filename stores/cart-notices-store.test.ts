import { beforeEach, describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/prices/money';
import { lineKey, noticePrices, pricesSeen, useCartNotices } from './cart-notices-store';

const at = (price: number, name = 'Guldtacka 10 g Valcambi') => cartItem({ price: ore(price), name, id: name });
const earlier = () => useCartNotices.getState().earlier;

describe('what the customer is informed about changed lines', () => {
  beforeEach(pricesSeen);

  it('is what a line cost before, through several changes, until it has been seen', () => {
    noticePrices([at(110)], [at(100)]);
    noticePrices([at(120)], [at(110)]);
    expect(earlier()).toEqual({ [lineKey(at(120))]: 100 });
    pricesSeen();
    expect(earlier()).toEqual({});
  });

  it('is nothing for a price that came back, a line that is new, and one that is gone', () => {
    noticePrices([at(110)], [at(100)]);
    noticePrices([at(100), at(50, 'Ny')], [at(110)]);
    expect(earlier()).toEqual({});
    noticePrices([at(110)], [at(100)]);
    noticePrices([], [at(110)]);
    expect(earlier()).toEqual({});
  });

  it('is nothing for a changed quantity', () => {
    noticePrices([cartItem({ qty: 3 })], [cartItem({ qty: 1 })]);
    expect(earlier()).toEqual({});
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { lineKey, noticePrices, noticesSeen, useCartNotices } from './cart-notices-store';

const at = (price: number, name = 'Guldtacka 10 g Valcambi') => cartItem({ price: ore(price), name, id: name });
const earlier = () => useCartNotices.getState().earlier;

describe('notices about changed lines', () => {
  beforeEach(noticesSeen);

  it('contain a line’s earlier price, through several changes, until seen', () => {
    noticePrices([at(110)], [at(100)]);
    noticePrices([at(120)], [at(110)]);
    expect(earlier()).toEqual({ [lineKey(at(120))]: 100 });
    noticesSeen();
    expect(earlier()).toEqual({});
  });

  it('omit a price that returned, a new line, and a removed one', () => {
    noticePrices([at(110)], [at(100)]);
    noticePrices([at(100), at(50, 'Ny')], [at(110)]);
    expect(earlier()).toEqual({});
    noticePrices([at(110)], [at(100)]);
    noticePrices([], [at(110)]);
    expect(earlier()).toEqual({});
  });

  it('omit a changed quantity', () => {
    noticePrices([cartItem({ qty: 3 })], [cartItem({ qty: 1 })]);
    expect(earlier()).toEqual({});
  });
});

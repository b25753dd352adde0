import { expect, it } from 'vitest';
import { cartItem, cartProduct } from '@/lib/domain/cart/cart.fixture';
import { orderLineFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { ore } from '@/lib/domain/prices/money';
import { beginCheckout, purchase, viewItem } from './events';
import { quantityChange } from './quantity-change';
import { takenFromCart } from './taken-from-cart';

it('view_item carries price/100 without VAT and the numbered categories (spec.md sections 7 and 9)', () => {
  const product = { code: 'ST-1KG', name: 'Silvertacka 1 kg', brand: 'Umicore', netPrice: ore(1_429_050) };
  const seen = {
    item_id: 'ST-1KG',
    item_name: 'Silvertacka 1 kg',
    item_brand: 'Umicore',
    item_category: 'Köpa silver',
    item_category2: 'Silvertackor',
    price: 14290.5,
    quantity: 1,
  };
  expect(viewItem(product, ['Köpa silver', 'Silvertackor'])).toEqual({
    event: 'view_item',
    ecommerce: { currency: 'SEK', value: 14290.5, items: [seen] },
  });
  expect(viewItem({ ...product, brand: null }, [])?.ecommerce.items[0]).not.toHaveProperty('item_brand');
  expect(viewItem({ ...product, netPrice: null }, [])).toBeNull();
});

it('an increased quantity is add_to_cart, a decreased one remove_from_cart', () => {
  const item = { item_id: 'GT-10G', item_name: 'Guldtacka 10 g Valcambi', item_brand: 'Valcambi', price: 14290 };
  expect(quantityChange(cartProduct(), 2)).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'SEK', value: 28580, items: [{ ...item, quantity: 2 }] },
  });
  expect(quantityChange(cartProduct(), -1)).toEqual({
    event: 'remove_from_cart',
    ecommerce: { currency: 'SEK', value: 14290, items: [{ ...item, quantity: 1 }] },
  });
  expect(quantityChange(cartProduct(), 0)).toBeNull();
});

it('pieces that the stock check removes are remove_from_cart', () => {
  const lowered = cartItem({ qty: 5 });
  const removed = cartItem({ id: '2', code: 'X', name: 'Annan', qty: 2, price: ore(100_050) });
  const untouched = cartItem({ id: '3', code: 'Y', name: 'Tredje' });
  expect(takenFromCart([lowered, removed, untouched], [cartItem({ qty: 2 }), untouched])).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: 42_870, items: [{ item_id: 'GT-10G', quantity: 3 }] } },
    { event: 'remove_from_cart', ecommerce: { value: 2001, items: [{ item_id: 'X', quantity: 2 }] } },
  ]);
  expect(takenFromCart([untouched], [untouched])).toEqual([]);
});

it('begin_checkout carries every line and their sum', () => {
  const lines = [cartItem({ qty: 2 }), cartItem({ id: '2', code: 'X', name: 'Annan', price: ore(100_050) })];
  expect(beginCheckout(lines)).toMatchObject({
    event: 'begin_checkout',
    ecommerce: { currency: 'SEK', value: 29580.5, items: [{ item_id: 'GT-10G', quantity: 2 }, { item_id: 'X' }] },
  });
});

it('purchase carries the items and nothing about the buyer', () => {
  const order = placedOrderFixture({
    orderId: '7',
    number: '000000007',
    phone: '070-*** 45 67',
    email: 'tolvan@example.com',
    lines: [
      orderLineFixture({
        productCode: 'ST-1KG',
        name: 'Silvertacka 1 kg',
        quantity: 2,
        unitPrice: ore(1_250_000),
        vat: ore(500_000),
        total: ore(2_500_000),
      }),
    ],
    itemsTotal: ore(2_500_000),
    shippingTotal: ore(9_900),
  });
  expect(purchase(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '000000007',
      currency: 'SEK',
      value: 25000,
      tax: 5000,
      shipping: 99,
      items: [{ item_id: 'ST-1KG', item_name: 'Silvertacka 1 kg', price: 12500, quantity: 2 }],
    },
  });
  const { ecommerce } = purchase({ ...order, number: null, itemsTotal: null });
  expect(ecommerce).toMatchObject({ transaction_id: '7', value: 25000 });
});

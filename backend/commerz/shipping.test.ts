import { describe, expect, it } from 'vitest';
import { BACKORDER, GOLD, newBackend, SILVER } from './backend.fixture';
import { shippingPrice } from './shipping';

const post = { id: 1, code: 'postnord-rek', position: 0, name: '', description: '' };
const shop = { ...post, id: 2, code: 'butik-malmo' };

describe('the price of a delivery', () => {
  it.each([
    [1_00, 99_00],
    [50_000_00, 99_00],
    [50_000_01, 149_00],
    [250_000_00, 199_00],
    [500_000_00, 299_00],
    [500_000_01, 495_00],
  ])('for a value of %i öre is %i öre', (value, price) => {
    expect(shippingPrice(post, { value, weight: 10 })).toBe(price);
  });

  it('is higher for heavy parcels', () => {
    const price = (weight: number) => shippingPrice(post, { value: 10_000_00, weight });
    expect([2000, 2001, 20_000, 20_001].map(price)).toEqual([99_00, 199_00, 199_00, 299_00]);
  });

  it('is 0 for pick-up in the shop', () => {
    expect(shippingPrice(shop, { value: 900_000_00, weight: 90_000 })).toBe(0);
  });
});

describe('get-shipping-methods', () => {
  const backend = newBackend();
  const ask = (productVariants: unknown) => backend.post('get-shipping-methods', { productVariants });

  it('offers post and pick-up in the shop', async () => {
    const { status, body } = await ask({ '0': { id: GOLD, quantity: 1 } });
    expect(status).toBe(200);
    expect(body['hydra:member']).toMatchObject([
      { id: 1, code: 'postnord-rek', name: expect.any(String), description: expect.any(String), price: 99_00 },
      { id: 2, code: 'butik-malmo', price: 0 },
    ]);
  });

  it('accepts codes, strings and lists, and depends on the value', async () => {
    expect((await ask([{ id: 'guldtacka-100g', quantity: '1' }])).body['hydra:member'][0].price).toBe(199_00);
    expect((await ask({ '0': { id: String(BACKORDER), quantity: 5 } })).body['hydra:member'][0].price).toBe(495_00);
  });

  it('returns the same price as create-order', async () => {
    const productVariants = { '0': { id: SILVER, quantity: 5 } };
    const offered = (await ask(productVariants)).body['hydra:member'][0].price;
    const order = { paymentId: 5, shippingId: 1, phoneNumber: '0701740612', email: 'a@post.test' };
    const rest = { subscribedToNewsletter: false, ssn: '191212121212' };
    const { body } = await backend.post('create-order', { ...order, ...rest, productVariants });
    expect(body.shippingTotal).toBe(offered);
  });

  it.each([[undefined], [{}], [{ '0': { id: GOLD } }], [{ '0': { id: GOLD, quantity: -1 } }], [{ '0': 5 }], ['x']])(
    'rejects %j',
    async (productVariants) => {
      expect((await ask(productVariants)).status).toBe(400);
    },
  );

  it('rejects a variant that is not sold', async () => {
    expect((await ask({ '0': { id: 4, quantity: 1 } })).body).toEqual({ code: 400, message: 'UNKNOWN_VARIANT' });
  });
});

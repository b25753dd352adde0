import { expect, it } from 'vitest';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parsePaymentMethods, parseShippingMethods } from './methods';

it('sorts payment methods by position, first those without one, drops those without a code, and names each', () => {
  const member = [
    { code: 'b', position: '1', translations: { sv_SE: { name: 'B' } } },
    { code: 'a' },
    { name: 'nameless' },
    { id: '07', code: 'c', position: -1 },
    {
      '@id': '/api/v2/shop/payment-methods/swish',
      id: 3,
      position: 2,
      name: 'Swish',
      description: 'Betala med Swish.',
    },
  ];
  expect(parsePaymentMethods({ member })).toEqual([
    { id: '07', code: 'c', name: 'c', description: null },
    { id: 'a', code: 'a', name: 'a', description: null },
    { id: 'b', code: 'b', name: 'B', description: null },
    { id: 3, code: 'swish', name: 'Swish', description: 'Betala med Swish.' },
  ]);
});

it('parses delivery methods with prices in öre, and offers none without a price (contract.md A4)', () => {
  const member = [
    { id: '1', code: 'postnord', name: 'PostNord', description: 'Till ombud', price: '9900' },
    { '@id': '/api/v2/shop/shipping-methods/butik', price: 0 },
    { id: 6, code: 'null', price: null },
    { name: 'nameless' },
    { id: 8, code: 'postnord-ombud', name: 'PostNord till ombud eller butik', price: 0 },
    { id: 9, code: 'hemleverans-malmo', name: 'Hemleverans i Malmö', price: 0 },
    { id: 10, code: 'disk', name: 'Stora Torget', price: 0, isPickup: true },
    { id: 7, code: 'x', price: -1 },
  ];
  expect(parseShippingMethods({ member })).toEqual([
    { id: '1', code: 'postnord', name: 'PostNord', description: 'Till ombud', price: 9900, isPickup: false },
    { id: 'butik', code: 'butik', name: 'butik', description: null, price: 0, isPickup: true },
    {
      id: 8,
      code: 'postnord-ombud',
      name: 'PostNord till ombud eller butik',
      description: null,
      price: 0,
      isPickup: false,
    },
    { id: 9, code: 'hemleverans-malmo', name: 'Hemleverans i Malmö', description: null, price: 0, isPickup: false },
    { id: 10, code: 'disk', name: 'Stora Torget', description: null, price: 0, isPickup: true },
  ]);
  for (const parse of [parsePaymentMethods, parseShippingMethods]) expect(() => parse({})).toThrow(CommerceError);
});

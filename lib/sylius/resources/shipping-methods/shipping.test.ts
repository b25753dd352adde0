import { expect, it } from 'vitest';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseShippingMethods } from './shipping';

it('parses delivery methods with prices in öre, with any identifier, and offers none without a price (contract.md A4)', () => {
  const list = [
    { id: '1', code: 'postnord', name: 'PostNord', description: 'Till ombud', price: '9900' },
    { '@id': '/api/v2/shop/shipping-methods/butik', price: 0 },
    { id: 6, code: 'null', price: null },
    { name: 'nameless' },
    { id: 7, code: 'x', price: -1 },
  ];
  expect(parseShippingMethods({ 'hydra:member': list })).toEqual([
    { id: '1', code: 'postnord', name: 'PostNord', description: 'Till ombud', price: 9900 },
    { id: 'butik', code: 'butik', name: 'butik', description: null, price: 0 },
  ]);
  expect(() => parseShippingMethods({})).toThrow(CommerceError);
});

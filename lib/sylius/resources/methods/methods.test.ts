import { expect, it } from 'vitest';
import { CommerceError } from '@/lib/sylius/faults/errors';
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
    { id: 7, code: 'x', price: -1 },
  ];
  expect(parseShippingMethods({ member })).toEqual([
    { id: '1', code: 'postnord', name: 'PostNord', description: 'Till ombud', price: 9900 },
    { id: 'butik', code: 'butik', name: 'butik', description: null, price: 0 },
  ]);
  for (const parse of [parsePaymentMethods, parseShippingMethods]) expect(() => parse({})).toThrow(CommerceError);
});

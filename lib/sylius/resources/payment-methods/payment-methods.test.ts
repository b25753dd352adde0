import { expect, it } from 'vitest';
import { parsePaymentMethods } from './payment-methods';

it('sorts payment methods by position, first those without one, drops those without a code, and names each', () => {
  const list = [
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
  expect(parsePaymentMethods({ member: list })).toEqual([
    { id: '07', code: 'c', name: 'c', description: null },
    { id: 'a', code: 'a', name: 'a', description: null },
    { id: 'b', code: 'b', name: 'B', description: null },
    { id: 3, code: 'swish', name: 'Swish', description: 'Betala med Swish.' },
  ]);
  expect(() => parsePaymentMethods({})).toThrow();
});

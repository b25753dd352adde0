import { expect, it } from 'vitest';
import { parsePaymentMethods } from './payment-methods';

it('sorts payment methods by position', () => {
  const list = [
    {
      '@id': '/api/v2/shop/payment-methods/bank_transfer',
      id: 5,
      code: 'bank_transfer',
      position: 2,
      name: 'Banköverföring',
      instructions: null,
    },
    {
      '@id': '/api/v2/shop/payment-methods/swish',
      id: 3,
      position: 0,
      name: 'Swish',
      description: 'Betala med Swish.',
    },
  ];
  expect(parsePaymentMethods({ 'hydra:member': list })).toEqual([
    { id: 3, code: 'swish', name: 'Swish', description: 'Betala med Swish.', instructions: null },
    { id: 5, code: 'bank_transfer', name: 'Banköverföring', description: null, instructions: null },
  ]);
});

it('drops payment methods without a code, puts those without a position first, and names each', () => {
  const list = [
    { code: 'b', position: '1', translations: { sv_SE: { name: 'B', instructions: 'Gör så här' } } },
    { code: 'a' },
    { name: 'nameless' },
    { id: '07', code: 'c', position: -1 },
  ];
  expect(parsePaymentMethods({ member: list })).toEqual([
    { id: '07', code: 'c', name: 'c', description: null, instructions: null },
    { id: 'a', code: 'a', name: 'a', description: null, instructions: null },
    { id: 'b', code: 'b', name: 'B', description: null, instructions: 'Gör så här' },
  ]);
  expect(() => parsePaymentMethods({})).toThrow();
});

import { expect, it } from 'vitest';
import { parsePaymentMethods } from './payment-methods';

it('payment methods by position', () => {
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

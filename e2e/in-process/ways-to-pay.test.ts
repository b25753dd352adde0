import { expect, it } from 'vitest';
import { paymentHandler } from '@/lib/domain/order/payments';
import { paymentWays } from '../../backend/payments/ways';

it.each(paymentWays)('the storefront offers $name, a way to pay of the embedded backend', ({ code }) => {
  expect(paymentHandler(code)).not.toBeNull();
});

import { expect, it } from 'vitest';
import { CONTACT_FIELDS, OPEN_FIELDS } from '@/lib/domain/buyer/contact-fields';
import { paymentHandler } from '@/lib/domain/order/payments';
import { createOrderRequest } from '../../backend/commerz/schemas';
import { paymentWays } from '../../backend/payments/ways';

/* What the storefront and the embedded backend, which share no code, must both know. */

it.each(paymentWays)('the storefront offers $name, a way to pay of the embedded backend', ({ code }) => {
  expect(paymentHandler(code)).not.toBeNull();
});

it.each(OPEN_FIELDS)('the embedded backend reads %s of the checkout form', (name) => {
  expect(createOrderRequest.shape).toHaveProperty(CONTACT_FIELDS[name].sentAs);
});

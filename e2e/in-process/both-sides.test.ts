import { expect, it } from 'vitest';
import { CONTACT_FIELDS, OPEN_FIELDS } from '@/lib/domain/buyer/contact-fields';
import { paymentHandler } from '@/lib/domain/order/payments';
import { lastPriceChange, nextPriceChange } from '@/lib/domain/prices/schedule';
import { createOrderRequest } from '../../backend/commerz/schemas';
import { paymentWays } from '../../backend/payments/ways';
import { epochNumber, epochStart } from '../../backend/spot/epoch';

/* What the storefront and the embedded backend, which share no code, must both know. */

it.each(paymentWays)('the storefront offers $name, a way to pay of the embedded backend', ({ code }) => {
  expect(paymentHandler(code)).not.toBeNull();
});

it.each(OPEN_FIELDS)('the embedded backend reads %s of the checkout form', (name) => {
  expect(createOrderRequest.shape).toHaveProperty(CONTACT_FIELDS[name].sentAs);
});

it('both know when prices change', () => {
  const now = new Date('2026-11-28T12:03:30Z');
  expect(lastPriceChange(now)).toEqual(epochStart(epochNumber(now)));
  expect(nextPriceChange(now)).toEqual(epochStart(epochNumber(now) + 1));
});

import { expect, it } from 'vitest';
import { fetchedFixture } from '@/lib/domain/order/order.fixture';
import { fetchedOrder } from './responses';

it('an order in a state of a later release is read, with that state unknown', () => {
  const sent = { ...fetchedFixture(), state: 'returning', paymentState: 'half', more: 1 };
  expect(fetchedOrder.parse(sent)).toEqual({ ...fetchedFixture(), state: 'unknown', paymentState: 'unknown' });
});

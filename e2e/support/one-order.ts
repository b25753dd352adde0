import { storedOrders } from './control';
import { expect } from './test';
import { backendPrice } from './world';

/** Expects one order, paid once, with the right line and total. */
export async function expectOneOrder(): Promise<void> {
  const orders = await storedOrders();
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order?.lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
    ['guldtacka-10g-valcambi', 1],
  ]);
  expect(order?.itemsTotal).toBe(await backendPrice());
  expect(order?.orderTotal).toBe((order?.itemsTotal ?? 0) + (order?.shippingTotal ?? 0));
  expect(order?.payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
}

import { storedOrders } from './support/control';
import { CART_STEPS, CHECKOUT_STEPS, DELAYS, doublePresses, ORDER, SIZES } from './support/double-press';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

for (const size of SIZES) {
  test(`at ${size.width} x ${size.height} a double click is one step, at any delay`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const step of [...CART_STEPS, ...CHECKOUT_STEPS])
      for (const delay of DELAYS)
        await test.step(`${step.name}, ${delay} ms`, () => doublePresses(page, step, size, delay));
    for (const delay of DELAYS)
      await test.step(`${ORDER.name}, ${delay} ms`, () => doublePresses(page, ORDER, size, delay));
    expect(await storedOrders()).toHaveLength(DELAYS.length);
  });
}

import { storedOrders } from './support/control';
import { CART_STEPS, DELAYS, doublePresses, EDIT, GRANSKA, ORDER, SIZES } from './support/double-press';
import { BUYS, expect, test } from './support/test';

/* Every button of cart and checkout x size x delay; double-press.spec.ts is the sample of each run. */

test.use(BUYS);

for (const size of SIZES)
  test(`at ${size.width} x ${size.height} a double click is one step, at every delay`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const step of [...CART_STEPS, GRANSKA, EDIT, ORDER])
      for (const delay of DELAYS)
        await test.step(`${step.name}, ${delay} ms`, () => doublePresses(page, step, size, delay));
    expect(await storedOrders()).toHaveLength(DELAYS.length);
  });

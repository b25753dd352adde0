import { CART_STEPS, DELAYS, doublePresses, EDIT, GRANSKA, LEAVE, ORDER, SIZES } from './support/double-press';
import { BUYS, test } from './support/test';

/*
 * Every button of cart and checkout at each size and each delay, save those that are meant to be pressed repeatedly (the quantity).
 * double-press.spec.ts is the sample of each run.
 */

test.use(BUYS);
test.describe.configure({ mode: 'parallel' });

for (const size of SIZES)
  test(`at ${size.width} x ${size.height} a double click is one step`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const delay of DELAYS)
      for (const step of [...CART_STEPS, GRANSKA, EDIT, ORDER, LEAVE])
        await test.step(`${step.name}, ${delay} ms`, () => doublePresses(page, step, size, delay));
  });

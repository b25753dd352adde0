import { storedOrders } from './support/control';
import { CART_STEPS, DELAYS, doublePresses, EDIT, GRANSKA, LEAVE, ORDER, SIZES } from './support/double-press';
import { BUYS, expect, test } from './support/test';

/*
 * Every button of cart and checkout at each size and each delay: the press that leads to the order button at every pair of them, the
 * others by turns. double-press.spec.ts is the sample of each run.
 */

test.use(BUYS);

for (const [turn, size] of SIZES.entries())
  test(`at ${size.width} x ${size.height} a double click is one step`, async ({ page }) => {
    test.setTimeout(300_000);
    const press = (step: typeof ORDER, delay: number) =>
      test.step(`${step.name}, ${delay} ms`, () => doublePresses(page, step, size, delay));
    for (const delay of DELAYS) await press(GRANSKA, delay);
    for (const [index, step] of [EDIT, ...CART_STEPS, ORDER, LEAVE].entries())
      await press(step, DELAYS[(turn + index) % DELAYS.length] ?? 0);
    expect(await storedOrders()).toHaveLength(1);
  });

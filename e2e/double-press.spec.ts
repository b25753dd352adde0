import { storedOrders } from './support/control';
import { CART_STEPS, doublePresses, EDIT, GRANSKA, ORDER, SIZES } from './support/double-press';
import { BUYS, expect, test } from './support/test';

test.use(BUYS);

test('a double click in cart and checkout is one step: "Granska beställningen" shows the review and orders nothing', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[6]);
  for (const step of CART_STEPS) await test.step(step.name, () => doublePresses(page, step, SIZES[6], 120));
  for (const size of [SIZES[3], SIZES[5], SIZES[6], SIZES[7]])
    await test.step(`Granska beställningen, ${size.width}`, () => doublePresses(page, GRANSKA, size, 120));
  await test.step(EDIT.name, () => doublePresses(page, EDIT, SIZES[6], 120));
  await doublePresses(page, ORDER, SIZES[6], 120);
  expect(await storedOrders()).toHaveLength(1);
});

import { storedOrders } from './support/control';
import { BAR, fillCheckout, orderAndPay, putInCart } from './support/purchase';
import { CHANGES, expect, test } from './support/test';
import { freshWorld } from './support/world';

test.use(CHANGES);

for (const name of ['spec', '1.12', '1.14', '2.x', 'ap4']) {
  test(`a purchase works against the Sylius dialect ${name}`, async ({ page, request }) => {
    await freshWorld(request, name);
    await putInCart(page);
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: new RegExp(BAR.name) })
      .first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await fillCheckout(page, 'Swish');
    await orderAndPay(page);
    const orders = await storedOrders();
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ state: 'confirmed', paymentMethod: 'swish' });
  });
}

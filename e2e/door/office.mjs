import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import { openHttpBrowser } from '../in-process/support/http-browser.ts';
import { draftOrder, placeOrder } from '../in-process/support/purchase.ts';

const PEOPLE = 200;
/** Milliseconds: all have come within five seconds. */
const BETWEEN_PEOPLE = 25;
const ADDRESS = '198.51.100.7';
const BAR = 'guldtacka-10g-valcambi';

/** Two hundred people behind one address look at pages and buy at once, and none is refused. */
export async function shopFromOneOffice({ site, variantId, control }) {
  say(`An office of ${PEOPLE} people behind one address`);
  const id = await variantId(BAR);
  await control('stock', { variantId: BAR, stock: 10 * PEOPLE });
  const shop = async () => {
    const browser = openHttpBrowser(site, ADDRESS);
    for (const path of ['/', '/kopa-guld', `/praglade-guldtackor/${BAR}`, '/checkout']) {
      const page = await browser.fetch(path);
      must(page.status === 200, `${path}: ${page.status}`);
      await page.text();
    }
    const order = await draftOrder(browser, { variantCode: BAR, variantId: () => id }, { payment: 'zimpler' });
    const { status, body } = await placeOrder(browser, order, randomUUID());
    must(status === 200 && body.outcome === 'order', `create-order: ${status} ${JSON.stringify(body)}`);
  };
  const began = Date.now();
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => sleep(person * BETWEEN_PEOPLE).then(shop)));
  say(`  ${PEOPLE} people bought in ${Date.now() - began} ms`);
}

import { randomUUID } from 'node:crypto';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import { openHttpBrowser } from '../in-process/support/http-browser.ts';
import { embeddedPages, signOrder } from '../in-process/support/people.ts';
import { draftOrder, placeOrder } from '../in-process/support/purchase.ts';
import { at, control, exited, ONE, PROXY, storedOrders, TWO, until, variantId } from './scene.mjs';

const catalogue = { variantCode: 'guldtacka-10g-valcambi', variantId };
const SITES = [at(ONE), at(TWO)];
/** Milliseconds by which the backend's response to an order is delayed, so that something can be killed meanwhile. */
const HELD_BACK = 5_000;
const intents = new Set();
let people = 0;

function newPerson(site = SITES[0]) {
  people += 1;
  return openHttpBrowser(site, `203.0.113.${people}`);
}

function newIntent() {
  const intent = randomUUID();
  intents.add(intent);
  return intent;
}

const orderIn = ({ status, body }) => {
  must(status === 200 && body.outcome === 'order', `create-order: ${status} ${JSON.stringify(body)}`);
  return body.orderId;
};

/** A bank transfer that is signed through another instance is confirmed, with the displayed total. */
export async function signedElsewhere() {
  say('A purchase that begins at one instance and is signed at the other');
  const browser = newPerson();
  const response = await placeOrder(
    browser,
    await draftOrder(browser, catalogue, { payment: 'bank_transfer' }),
    newIntent(),
  );
  const orderId = orderIn(response);
  browser.site = SITES[1];
  await signOrder(browser, { pages: embeddedPages }, orderId);
  const stored = (await storedOrders()).find(({ id }) => id === orderId);
  must(stored?.state === 'confirmed', `The order is ${stored?.state}.`);
  const total = response.body.orderTotal;
  must(stored.orderTotal === total, `${stored.orderTotal} ordered, ${total} shown.`);
}

/** The same intent at two instances at once creates one order. */
export async function oneOrderPerDoubleClick() {
  say('A double click that reaches both instances');
  const browser = newPerson();
  const intent = newIntent();
  const body = await draftOrder(browser, catalogue, { payment: 'zimpler' });
  const other = newPerson(SITES[1]);
  const ids = (await Promise.all([browser, other].map((each) => placeOrder(each, body, intent)))).map(orderIn);
  must(ids[0] === ids[1], `A double click made the orders ${ids.join(' and ')}.`);
}

const ORDERS = 15;
const PROBES = 8;

/** The proxy must not take an instance out of rotation because of the shop's own 503s, eight per order. */
export async function purchasesAmongRefusals() {
  say('Purchases through the proxy while both instances respond to probes with 503');
  await control('faults', { match: 'get-system-status', status: 500, times: 1_000 });
  let count = 0;
  // Each probe by another client: the rate limits are not tested here.
  const probe = async (site) => {
    count += 1;
    return (await fetch(`${site}/api/ready`, { headers: { 'x-forwarded-for': `198.19.0.${count % 250}` } })).status;
  };
  const areAll = async (status) => (await Promise.all(SITES.map(probe))).every((seen) => seen === status);
  await until('both say 503', () => areAll(503));
  const order = async () => {
    const browser = newPerson(PROXY);
    orderIn(await placeOrder(browser, await draftOrder(browser, catalogue, { payment: 'zimpler' }), newIntent()));
  };
  try {
    for (let orders = 0; orders < ORDERS; orders += 1) {
      const probes = Array.from({ length: PROBES }, () => probe(PROXY));
      const [statuses] = await Promise.all([Promise.all(probes), order()]);
      must(
        statuses.every((status) => status === 503),
        `The proxy's responses to probes: ${statuses}.`,
      );
    }
  } finally {
    await control('faults', []);
  }
  await until('both are ready again', () => areAll(200));
  say(`  ${ORDERS} orders among ${ORDERS * PROBES} responses of 503, none lost`);
}

/** Calls `kill` after the order is written and before its response arrives. Resolves with what the browser receives. */
async function whileOrdering(browser, body, intent, kill) {
  const before = (await storedOrders()).length;
  await control('faults', { match: 'create-order', delayMs: HELD_BACK, after: true, times: 1 });
  const response = placeOrder(browser, body, intent).catch(() => null);
  await until('the order is written', async () => (await storedOrders()).length > before);
  await kill();
  return response;
}

/** When the instance that placed the order is killed before it responds, another one returns that order for the same intent. */
export async function survivesAnInstance({ server }) {
  say('An instance is killed in the middle of an order');
  const browser = newPerson(SITES[1]);
  const intent = newIntent();
  const body = await draftOrder(browser, catalogue, { payment: 'zimpler' });
  const lost = await whileOrdering(browser, body, intent, async () => {
    server.kill('SIGKILL');
    await exited(server);
  });
  must(lost === null, 'The killed instance responded.');
  browser.site = SITES[0];
  say(`  the other instance finishes order ${orderIn(await placeOrder(browser, body, intent))}`);
}

/** When the store is killed during an order, the order succeeds, and the same intent still creates no second one. */
export async function survivesTheStore(store) {
  say('The store is killed in the middle of an order');
  const browser = newPerson();
  const intent = newIntent();
  const body = await draftOrder(browser, catalogue, { payment: 'zimpler' });
  const response = await whileOrdering(browser, body, intent, async () => {
    store.kill('SIGKILL');
    await exited(store);
  });
  must(response !== null, 'The order got no response.');
  const orderId = orderIn(response);
  must(orderIn(await placeOrder(browser, body, intent)) === orderId, 'The same press made another order.');
  await oneOrderPerDoubleClick();
}

/** In any case, no intent created two orders and none was lost. */
export async function oneOrderPerIntent() {
  const orders = await storedOrders();
  must(orders.length === intents.size, `${intents.size} intents made ${orders.length} orders.`);
  say(`${intents.size} intents made ${orders.length} orders.`);
}

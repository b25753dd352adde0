import { randomUUID } from 'node:crypto';
import { Refusal } from '../support/say.mjs';
import { addressOf, control, SITE_URL } from './servers.mjs';
import { visitor } from './visitors.mjs';

/** What the customers of a load run buy, on the personal number of somebody who does not exist. */
const CODE = 'guldtacka-10g-valcambi';
const STOCK = 1_000_000;
const PERSONAL_NUMBER = '191212121212';

const API = '/api/commerce';
const POST = { 'content-type': 'application/json', origin: SITE_URL };

async function ask(path, body) {
  const response = await fetch(addressOf('shop') + API + path, {
    method: body ? 'POST' : 'GET',
    headers: visitor(body ? POST : {}),
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const post = (path, body, more = {}) => ({
  path: API + path,
  method: 'POST',
  headers: { ...POST, ...more },
  body: JSON.stringify(body),
});

/**
 * A checkout's calls to the shop's own API: delivery time, ways of delivery, the order. Each order is an intent of its own by
 * another customer, at the price of the last call to `follow`: after a tick some are at an old one, and are told so with 409.
 * @returns `requests` for the load generator, and `follow`, which asks for the present price
 */
export async function checkoutCalls() {
  const { variantId } = await control('stock', { variantId: CODE, stock: STOCK, onHand: true });
  const productVariants = { 0: { id: variantId, quantity: 1 } };
  const [payments, shippings] = [
    await ask('/payment-methods'),
    await ask('/get-shipping-methods', { productVariants }),
  ];
  const payment = payments.find(({ code }) => code.startsWith('bank'));
  const shipping = shippings[0];
  if (!payment || !shipping) throw new Refusal('The shop offers no bank transfer or no delivery.');
  let price = 0;

  const order = () => ({
    agreed: { epoch: null, prices: { 0: price }, total: price + (shipping.price ?? 0) },
    paymentId: payment.id,
    shippingId: shipping.id,
    phoneNumber: '0701234567',
    email: 'kund@example.com',
    subscribedToNewsletter: false,
    productVariants,
    ssn: PERSONAL_NUMBER,
  });
  const follow = async () => {
    price = (await ask(`/product-variants/${CODE}`)).price;
  };
  await follow();
  const calls = [
    () => ({
      path: `${API}/get-delivery-time?items[1][id]=${variantId}&items[1][quantity]=1`,
      method: 'GET',
      headers: {},
    }),
    () => post('/get-shipping-methods', { productVariants }),
    () => post('/create-order', order(), { 'idempotency-key': randomUUID() }),
  ];
  return { calls, follow };
}

import { expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/store/memory';
import { INTENT, orderBody, proxyScene } from './proxy.fixture';

const [OLD, NEXT] = ['the old secret of thirty-two characters', 'the next secret of thirty-two characters'];
const key = { 'idempotency-key': INTENT };
const made = { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900, email: 'kund@example.com' };

it('a buyer with an open payment can continue after a rotation of the session secret', async () => {
  const store = createMemoryStore();
  const before = proxyScene(async () => made, { store, secrets: { secret: OLD } });
  const after = proxyScene(async () => made, { store, secrets: { secret: NEXT, others: [OLD] } });
  const browser = before.open();
  await browser.post('create-order', orderBody(), key);
  const same = after.open(browser.cookies);

  expect((await same.call('get-swish-check-payment?orderId=991')).status).toBe(200);
  expect(await (await same.call('order-answer', { headers: key })).json()).toMatchObject({ orderId: 991 });
  expect((await same.post('create-order', orderBody({ phoneNumber: '0707654321' }), key)).status).toBe(200);
  const named = orderBody({ phoneNumber: '0709876543', orderId: 991 });
  expect((await same.post('create-order', named, key)).status).toBe(200);
  expect(after.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { orderId: 991 },
    { orderId: 991 },
  ]);
  const somebodyElse = orderBody({ ssn: '198507099805', orderId: 991 });
  expect(await (await same.post('create-order', somebodyElse, key)).json()).toMatchObject({ message: 'BUYER' });
});

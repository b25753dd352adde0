import { expect, it } from 'vitest';
import { identify, MAJA, newBackend, orderBody, TOLVAN } from './backend.fixture';

it('stores the agreed texts unchanged and returns them with the order', async () => {
  const backend = newBackend();
  const agreed = { terms: '2026-11-22', lines: [{ name: 'Dukat', mayWithdraw: true }] };
  const { orderId } = (await backend.post('create-order', orderBody({ agreed }))).body;
  expect((await backend.post('fetch-order', { orderId })).body.order.agreed).toEqual(agreed);
  const { orderId: bare } = (await backend.post('create-order', orderBody({ phoneNumber: '0701740613' }))).body;
  expect((await backend.post('fetch-order', { orderId: bare })).body.order.agreed).toBeNull();
});

it("lists the orders of the session's person, including those placed signed out, and nobody else's", async () => {
  const backend = newBackend();
  await backend.post('create-order', orderBody());
  await backend.post('create-order', orderBody({ ssn: MAJA, phoneNumber: '0701740605' }));
  const { headers } = await identify(backend, TOLVAN);
  const { body } = await backend.get('get-orders', headers);
  expect(body.orders).toMatchObject([{ orderId: 1, number: '000000001', state: 'awaiting_payment' }]);
  expect(JSON.stringify(body)).not.toContain('post.test');
  expect((await backend.get('get-orders')).status).toBe(401);
});

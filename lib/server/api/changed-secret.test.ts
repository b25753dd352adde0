import { expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/server/store/memory';
import { inTurn, proxyScene } from './proxy.fixture';

const [OLD, NEXT] = ['the old secret of thirty-two characters', 'the next secret of thirty-two characters'];
const backend = inTurn({ code: 200, message: 'OK', orderId: 991, orderTotal: 4298900, email: 'kund@example.com' });

it('a buyer with an open payment can continue after a rotation of the session secret', async () => {
  const store = createMemoryStore();
  const before = proxyScene(backend, { store, secrets: { secret: OLD } });
  const after = proxyScene(backend, { store, secrets: { secret: NEXT, others: [OLD] } });
  const browser = before.open();
  await browser.order();
  const same = after.open(browser.cookies);

  expect((await same.call('get-swish-check-payment?orderId=991')).status).toBe(200);
  expect((await same.storedResult()).body).toMatchObject({ orderId: 991 });
  expect((await same.order({ phoneNumber: '0707654321' })).status).toBe(200);
  expect((await same.order({ phoneNumber: '0709876543', orderId: 991 })).status).toBe(200);
  const changes = after.sent.filter(({ method }) => method === 'POST');
  expect(changes.map(({ body }) => body)).toMatchObject([{ orderId: 991 }, { orderId: 991 }]);
  const somebodyElse = await same.order({ ssn: '198507099805', orderId: 991 });
  expect(somebodyElse.body).toMatchObject({ message: 'BUYER' });
});

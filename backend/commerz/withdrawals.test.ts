import { expect, it } from 'vitest';
import { newBackend } from './backend.fixture';

const statement = { orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com' };

it('stores a statement of withdrawal once, with its time, for any order number', async () => {
  const backend = newBackend();
  const first = await backend.post('withdraw-order', statement);
  expect(first).toMatchObject({ status: 200, body: { code: 200, reference: 'A1' } });
  expect(Date.parse(first.body.receivedAt)).not.toBeNaN();
  expect((await backend.post('withdraw-order', statement)).body).toEqual(first.body);
  expect((await backend.post('withdraw-order', { ...statement, goods: '1 × Dukat' })).body.reference).toBe('A2');
});

it.each([{ email: 'maja' }, { name: ' ' }, { orderNumber: '' }])('is rejected with %j', async (wrong) => {
  expect((await newBackend().post('withdraw-order', { ...statement, ...wrong })).status).toBe(400);
});

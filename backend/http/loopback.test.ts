import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

const backend = createTestApp();
beforeEach(() => backend.control('reset'));

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string>, bindings?: object) =>
  backend.app.request(path, { method: 'POST', headers, body }, bindings);
const changed = () => backend.clock.now().getFullYear() === 2099;
const CHANGE = '{"now":"2099-01-01T12:00:00Z"}';

describe('the control API', () => {
  it('does not exist when switched off', async () => {
    const closed = createTestApp({ control: false });
    expect((await closed.control('reset')).status).toBe(404);
    expect((await closed.fetch('/__control/requests')).status).toBe(404);
  });

  it.each([
    ['text/plain', 415],
    ['text/plain; charset=application/json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['', 415],
    ['Application/JSON; charset=utf-8', 200],
  ])('takes JSON only, because a page of any site may send the rest: "%s" is %i', async (type, status) => {
    expect((await post('/__control/clock', CHANGE, { 'Content-Type': type })).status).toBe(status);
    expect(changed()).toBe(status === 200);
  });

  it.each([
    ['10.0.0.5', 403],
    ['203.0.113.7', 403],
    ['::ffff:10.0.0.5', 403],
    ['2001:db8::1', 403],
    [undefined, 403],
    ['127.1.2.3', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
  ])('responds to this machine only, whatever the Host header: %s is %i', async (remoteAddress, status) => {
    const caller = { incoming: { socket: { remoteAddress } } };
    expect((await post('/__control/tick', '{}', { ...JSON_TYPE, Host: 'localhost:4000' }, caller)).status).toBe(status);
  });
});

describe('a Host header', () => {
  const guarded = [
    '/__control/orders',
    '/__control/requests',
    '/sim/swish',
    '/sim/bank-transfers',
    '/sylius/commerz/start-hosted-grand-id',
    '/sylius/commerz/get-swish-check-payment?orderId=1',
  ];

  it.each(['rebind.example:4000', 'localhost.evil.example', '127.0.0.1.nip.example', '10.0.0.5'])(
    'with a name of another site that resolves to this machine gives access to public data only: %s',
    async (Host) => {
      for (const path of guarded)
        expect(await (await backend.fetch(path, { Host })).json()).toEqual({ code: 403, message: 'Host' });
      const headers = { ...JSON_TYPE, Host };
      expect((await post('/__control/clock', CHANGE, headers)).status).toBe(403);
      expect((await post('/sylius/commerz/fetch-order', '{"orderId":1}', headers)).status).toBe(403);
      expect((await post('/sim/swish/1', 'decision=approve', headers)).status).toBe(403);
      expect(changed()).toBe(false);
      expect((await backend.fetch('/sylius/commerz/get-rates', { Host })).status).toBe(200);
    },
  );

  it.each(['localhost', 'shop.localhost:4000', '127.0.0.1:4000', '127.1.2.3', '[::1]:4000', '[::1]'])(
    'with a name of this machine gives access to everything: %s',
    async (Host) => {
      for (const path of guarded) expect((await backend.fetch(path, { Host })).status).not.toBe(403);
    },
  );
});

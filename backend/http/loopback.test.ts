import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

const backend = createTestApp();
beforeEach(() => backend.control('reset'));

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string>) =>
  backend.app.request(path, { method: 'POST', headers, body });
const pinned = async () => (await backend.json('/sylius/commerz/get-system-status')).time;

describe('the control API', () => {
  it('does not exist when switched off', async () => {
    const closed = createTestApp({ control: false });
    expect((await closed.control('reset')).status).toBe(404);
    expect((await closed.fetch('/__control/requests')).status).toBe(404);
  });

  it.each(['text/plain', 'text/plain; charset=application/json', 'application/x-www-form-urlencoded', ''])(
    'rejects "%s", which a page of any site may send',
    async (type) => {
      const response = await post('/__control/clock', '{"now":"2030-01-01T00:00:00Z"}', { 'Content-Type': type });
      expect([response.status, await response.json()]).toEqual([415, { code: 415, message: 'JSON only' }]);
      expect(String(await pinned())).not.toContain('2030');
    },
  );

  it('accepts JSON in any notation', async () => {
    expect((await post('/__control/tick', '{}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });
});

describe('a caller on another machine', () => {
  const from = (remoteAddress: string | undefined) => ({ incoming: { socket: { remoteAddress } } });
  const control = async (remoteAddress: string | undefined) => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, Host: 'localhost:4000' }, body: '{}' };
    return (await backend.app.request('/__control/tick', init, from(remoteAddress))).status;
  };

  it.each(['10.0.0.5', '203.0.113.7', '::ffff:10.0.0.5', '2001:db8::1', undefined])(
    'cannot control the backend, whatever its Host header: %s',
    async (address) => expect(await control(address)).toBe(403),
  );

  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('does not include %s', async (address) => {
    expect(await control(address)).toBe(200);
  });
});

const guarded = [
  ['/__control/orders'],
  ['/__control/requests'],
  ['/sim'],
  ['/sim/swish'],
  ['/sim/bank-transfers'],
  ['/sylius/commerz/start-hosted-grand-id'],
  ['/sylius/commerz/get-swish-check-payment?orderId=1'],
];

describe('a name of another site that resolves to this machine', () => {
  const strangers = [
    'rebind.example',
    'rebind.example:4000',
    'localhost.evil.example',
    '127.0.0.1.nip.example',
    '10.0.0.5',
  ];

  it.each(guarded)('gives no access to %s', async (path) => {
    for (const Host of strangers) {
      const response = await backend.fetch(path, { Host });
      expect([response.status, await response.json()]).toEqual([403, { code: 403, message: 'Host' }]);
    }
  });

  it('changes nothing', async () => {
    const headers = { ...JSON_TYPE, Host: 'rebind.example' };
    expect((await post('/__control/clock', '{"now":"2030-01-01T00:00:00Z"}', headers)).status).toBe(403);
    expect((await post('/sylius/commerz/fetch-order', '{"orderId":1}', headers)).status).toBe(403);
    expect((await post('/sim/swish/1', 'decision=approve', headers)).status).toBe(403);
    expect(String(await pinned())).not.toContain('2030');
  });

  it('does not matter for public data', async () => {
    expect((await backend.fetch('/sylius/commerz/get-rates', { Host: 'rebind.example' })).status).toBe(200);
  });
});

describe('a name of this machine', () => {
  it.each(['localhost', 'localhost:4000', 'shop.localhost:4000', '127.0.0.1:4000', '127.1.2.3', '[::1]:4000', '[::1]'])(
    '%s gives access to everything',
    async (Host) => {
      for (const [path = ''] of guarded) expect((await backend.fetch(path, { Host })).status).not.toBe(403);
    },
  );
});

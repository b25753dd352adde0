import { expect, it } from 'vitest';
import { signWebhook } from '@/lib/server/catalogue/watch/webhook';
import { readWebhookEvent } from './webhook-event';

const SECRET = 'a-secret-that-nobody-else-knows-32';
const NOW = new Date('2026-11-21T10:05:00Z');

function announce(body: string | ReadableStream<Uint8Array>, signature?: string) {
  const headers = new Headers(signature === undefined ? {} : { 'x-signature': signature });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return readWebhookEvent(new Request('http://shop/api/revalidate', init), SECRET, NOW);
}

it.each([
  ['{"reason":"prices"}', false],
  ['{ "force" : true }', true],
  ['{"note":"\\"force\\":true"}', false],
  ['{"reason":{"force":true}}', false],
])('a signed event is accepted: %s', async (body, force) =>
  expect(await announce(body, signWebhook(body, SECRET, NOW))).toMatchObject({ force }),
);

it.each(['', 'force', '[]', 'null', '{"force":"yes"}'])('a signed event is refused when it is invalid: %j', (body) =>
  expect(announce(body, signWebhook(body, SECRET, NOW))).rejects.toMatchObject({ status: 400 }),
);

it('an event with a wrong signature is refused', () =>
  expect(announce('{}', signWebhook('{"a":1}', SECRET, NOW))).rejects.toMatchObject({ status: 401 }));

it.each([
  ['not read without a signature', undefined, 401, 0],
  ['read up to the limit only', 't=1,v1=x', 413, 8],
])('a body is %s', async (_, signature, status, most) => {
  let read = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    read += 1;
    if (read > 100) controller.close();
    else controller.enqueue(new Uint8Array(512));
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  await expect(announce(body, signature)).rejects.toMatchObject({ status });
  expect(read).toBeLessThanOrEqual(most);
});

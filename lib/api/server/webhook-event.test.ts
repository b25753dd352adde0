import { describe, expect, it } from 'vitest';
import { signWebhook } from '@/lib/catalogue/watch/webhook';
import { readWebhookEvent } from './webhook-event';

const SECRET = 'a-secret-that-nobody-else-knows-32';
const NOW = new Date('2026-11-21T10:05:00Z');

function announce(body: string | ReadableStream<Uint8Array>, signature: string | null) {
  const headers: Record<string, string> = signature === null ? {} : { 'x-signature': signature };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return readWebhookEvent(new Request('http://shop/api/revalidate', init), SECRET, NOW);
}
const signed = (body: string) => announce(body, signWebhook(body, SECRET, NOW));

describe('a webhook event', () => {
  it('is accepted when it is signed', async () => {
    expect(await signed('{"reason":"prices"}')).toEqual({ force: false });
    expect(await signed('{ "force" : true }')).toEqual({ force: true });
  });

  it.each(['{"note":"\\"force\\":true"}', '{"reason":{"force":true}}'])(
    'is not forced by text inside it: %s',
    async (body) => expect(await signed(body)).toEqual({ force: false }),
  );

  it.each(['', 'force', '[]', 'null', '{"force":"yes"}'])(
    'is refused when it is signed but invalid: %j',
    async (body) => {
      await expect(signed(body)).rejects.toMatchObject({ status: 400 });
    },
  );

  it('is refused with a wrong signature, and its body is not read without one', async () => {
    await expect(announce('{}', signWebhook('{"a":1}', SECRET, NOW))).rejects.toMatchObject({ status: 401 });
    let read = 0;
    const pull = () => {
      read += 1;
    };
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    await expect(announce(body, null)).rejects.toMatchObject({ status: 401 });
    expect(read).toBe(0);
  });

  it('is refused above the limit, whatever its Content-Length', async () => {
    let read = 0;
    const long = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        read += 1;
        if (read > 100) controller.close();
        else controller.enqueue(new Uint8Array(512));
      },
    });
    await expect(announce(long, 't=1,v1=x')).rejects.toMatchObject({ status: 413 });
    expect(read).toBeLessThan(8);
  });
});

import { createServer, type RequestListener, type RequestOptions, request } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { fetchProfile } from './platform-profile';

/** Fetches a profile from a local server without https, since tests have no public address. */
async function fetchFrom(respond: RequestListener) {
  const server = await listen(createServer(respond));
  onTestFinished(server.stop);
  const url = new URL(server.url);
  return fetchProfile(url, (options: RequestOptions) => request(url, options));
}

it('returns a profile with its Cache-Control', async () => {
  const fetched = await fetchFrom((_request, response) => {
    response.setHeader('Cache-Control', 'max-age=600');
    response.end('{"ucp":{}}');
  });
  expect(fetched).toEqual({ status: 200, body: '{"ucp":{}}', cacheControl: 'max-age=600' });
});

it('does not follow a redirect', async () => {
  const respond = vi.fn<RequestListener>((_request, response) => response.writeHead(302, { Location: '/other' }).end());
  expect((await fetchFrom(respond)).status).toBe(302);
  expect(respond).toHaveBeenCalledOnce();
});

it('reads 64 KiB, and stops at the first byte beyond', async () => {
  const full = 'x'.repeat(64 * 1024);
  const fetched = await fetchFrom((_request, response) => response.end(full));
  expect(fetched).toEqual({ status: 200, body: full, cacheControl: '' });
  const endless = await fetchFrom((_request, response) => {
    const write = () => {
      while (response.write(full));
    };
    response.on('drain', write);
    response.on('error', () => undefined);
    write();
  });
  expect(endless.body).toBeUndefined();
});

it('a platform that does not respond, or never ends its response, is abandoned after two seconds', async () => {
  const begun = performance.now();
  const abandoned = [() => undefined, (_request, response) => response.write('{')] satisfies RequestListener[];
  await Promise.all(abandoned.map((respond) => expect(fetchFrom(respond)).rejects.toThrow()));
  expect(performance.now() - begun).toBeGreaterThan(1_900);
});

it('rejects a truncated response', async () => {
  const broken = fetchFrom((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"ucp"', () => response.destroy());
  });
  await expect(broken).rejects.toThrow();
});

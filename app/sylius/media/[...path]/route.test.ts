import { beforeEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { GET } from './route';

const ETAG = '"23f190ce"';

beforeEach(() => {
  setTestEnvironment('http://backend.example');
  const headers = { 'Content-Type': 'video/mp4', 'Content-Length': '4', ETag: ETAG };
  vi.stubGlobal('fetch', async () => new Response('abcd', { headers }));
});

const get = (headers: Record<string, string> = {}) =>
  GET(new Request('http://shop.example/sylius/media/video/a.mp4', { headers }), {
    params: Promise.resolve({ path: ['video', 'a.mp4'] }),
  });

it('sends a film that the browser has not again, only its caching time', async () => {
  for (const known of [ETAG, `W/${ETAG}`, `"other", ${ETAG}`]) {
    const response = await get({ 'if-none-match': known });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=86400',
      'content-type': 'video/mp4',
      etag: ETAG,
    });
  }
});

it.each([[{}], [{ 'if-none-match': '"other"' }]])('sends another version whole: %j', async (headers) => {
  const response = await get(headers as Record<string, string>);
  expect([response.status, await response.text()]).toEqual([200, 'abcd']);
});

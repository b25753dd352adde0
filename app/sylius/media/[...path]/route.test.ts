import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { GET, HEAD } from './route';

const ETAG = '"23f190ce"';
const FILM = { 'Content-Type': 'video/mp4', 'Content-Length': '4', ETag: ETAG };

const requested: string[] = [];
let file: () => Response;

beforeEach(() => {
  setTestEnvironment('http://backend.example');
  file = () => new Response('abcd', { headers: FILM });
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: URL, { method }: RequestInit) => {
    requested.push(`${method} ${url}`);
    return file();
  });
});

const requestFor = (headers: Record<string, string>) => new Request('http://shop.example/sylius/media/x', { headers });
const at = (path: string[]) => ({ params: Promise.resolve({ path }) });
const get = (headers: Record<string, string> = {}, path = ['video', 'a.mp4']) => GET(requestFor(headers), at(path));

describe('a film', () => {
  it('that the browser has is not sent again, only its caching time', async () => {
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

  it.each([[{}], [{ 'if-none-match': '"other"' }]])('of another version is sent whole: %j', async (headers) => {
    const response = await get(headers as Record<string, string>);
    expect([response.status, await response.text()]).toEqual([200, 'abcd']);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-length': '4', etag: ETAG });
  });

  it('can be read in ranges', async () => {
    const headers = { ...FILM, 'Accept-Ranges': 'bytes', 'Content-Range': 'bytes 0-3/9' };
    file = () => new Response('abcd', { status: 206, headers });
    const response = await get({ range: 'bytes=0-3', 'if-none-match': ETAG });
    expect([response.status, await response.text()]).toEqual([206, 'abcd']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-3/9',
    });
  });

  it('may grow: that it has no such range is not cached', async () => {
    file = () => new Response(null, { status: 416, headers: { ...FILM, 'Content-Range': 'bytes */9' } });
    const response = await get({ range: 'bytes=9-' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([416, 'no-store']);
  });
});

describe('a picture', () => {
  it('is cached for a month, without headers that the backend did not send', async () => {
    file = () => new Response('abcd', { headers: { 'Content-Type': 'image/png' } });
    const response = await get({ 'if-none-match': ETAG }, ['image', 'å b.png'].map(encodeURIComponent));
    expect([response.status, await response.text()]).toEqual([200, 'abcd']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=2592000, stale-while-revalidate=86400, immutable',
      'content-type': 'image/png',
    });
    expect(requested).toEqual(['GET http://backend.example/sylius/media/image/%C3%A5%20b.png']);
  });

  it('is not sent for HEAD, which the backend receives as HEAD', async () => {
    const response = await HEAD(requestFor({}), at(['a.png']));
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '4', '']);
    expect(requested).toEqual(['HEAD http://backend.example/sylius/media/a.png']);
  });

  it('that no source has is 404, cached for a minute', async () => {
    file = () => new Response(null, { status: 404 });
    const response = await get();
    expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=60',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('that the backend cannot send is 502, not cached', async () => {
    file = () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
    const response = await get();
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.text()).toBe('Bad Gateway');
  });

  it.each(['..', '.', '...', '%2e%2e', 'a%2fb', 'a%5cb', 'a%3fb', 'a%23b', 'a%0ab', '', '%E0%A4', 'a'.repeat(201)])(
    'has a path that cannot leave its folder: %j',
    async (segment) => {
      expect((await get({}, ['image', segment, 'a.png'])).status).toBe(404);
      expect(requested).toEqual([]);
    },
  );

  it.each(['..a.png', 'a..', '.a'])('may have dots in its name: %s', async (name) => {
    expect((await get({}, [name])).status).toBe(200);
  });
});

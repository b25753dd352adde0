import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError } from '@/lib/commerce/client/errors';
import { fetchMedia } from './media';

vi.mock('server-only', () => ({}));

const asked: { url: string; headers: Headers }[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.stubEnv('COMMERCE_URL', 'http://backend.example');
  vi.stubEnv('SITE_URL', 'http://shop.example');
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'y'.repeat(32));
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const film = (status: number, headers: Record<string, string> = {}) =>
  new Response('abcd', { status, headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', ...headers } });

describe('media', () => {
  it('passes on the part that a player asks for', async () => {
    answer = () => film(206, { 'content-range': 'bytes 0-3/9' });
    expect(await fetchMedia(['video', 'a.mp4'], 'GET', 'bytes=0-3')).toMatchObject({
      status: 206,
      type: 'video/mp4',
      range: 'bytes 0-3/9',
      takesRanges: true,
    });
    expect(asked[0]?.url).toBe('http://backend.example/sylius/media/video/a.mp4');
    expect(asked[0]?.headers.get('range')).toBe('bytes=0-3');
  });

  it('passes on no other wish, and tells that a part does not exist', async () => {
    answer = () => new Response(null, { status: 416, headers: { 'content-range': 'bytes */9' } });
    expect(await fetchMedia(['a.mp4'], 'GET', 'bytes=0-1,4-5')).toMatchObject({ status: 416, range: 'bytes */9' });
    expect(asked[0]?.headers.has('range')).toBe(false);
  });

  it('lets through pictures and films only', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'video/x-flash']) {
      answer = () => new Response('x', { headers: { 'content-type': type } });
      await expect(fetchMedia(['a'], 'GET'), type).rejects.toBeInstanceOf(CommerceError);
    }
    answer = () => new Response('x', { status: 404 });
    expect(await fetchMedia(['a'], 'GET')).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { singleton } from '@/lib/singleton';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { fetchMedia } from './media';

const addresses: Record<string, string> = { 'cdn.example': '93.184.216.34', 'inside.example': '10.0.0.7' };
vi.mock('node:dns/promises', () => ({
  lookup: async (name: string) => {
    const address = addresses[name];
    if (address === undefined) throw new Error('ENOTFOUND');
    return [{ address, family: 4 }];
  },
}));

const requested: { url: string; headers: Headers }[] = [];
let answer: (url: string) => Response;

beforeEach(() => {
  setTestEnvironment('http://backend.example', {
    SITE_URL: 'http://shop.example',
    MEDIA_HOSTS: 'cdn.example,inside.example,127.0.0.1:9000,[::1]:9000',
  });
  singleton<{ known?: string }>('media-folder', () => ({})).known = '/sylius/media';
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    requested.push({ url: String(url), headers: new Headers(init.headers) });
    return answer(String(url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const urls = () => requested.map(({ url }) => url);
const picture = () => new Response('abcd', { headers: { 'content-type': 'image/png', 'content-length': '4' } });
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });
const film = (status: number, headers: Record<string, string> = {}) =>
  new Response('abcd', { status, headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', ...headers } });
const textOf = async (file: Awaited<ReturnType<typeof fetchMedia>>) => new Response(file?.body).text();

describe('media', () => {
  it('forwards the range that a player requests', async () => {
    answer = () => film(206, { 'content-range': 'bytes 0-3/9' });
    expect(await fetchMedia(['video', 'a.mp4'], 'GET', 'bytes=0-3')).toMatchObject({
      status: 206,
      type: 'video/mp4',
      range: 'bytes 0-3/9',
      takesRanges: true,
    });
    expect(requested[0]?.url).toBe('http://backend.example/sylius/media/video/a.mp4');
    expect(requested[0]?.headers.get('range')).toBe('bytes=0-3');
  });

  it('forwards no other range, and reports an unsatisfiable one', async () => {
    answer = () => new Response(null, { status: 416, headers: { 'content-range': 'bytes */9' } });
    expect(await fetchMedia(['a.mp4'], 'GET', 'bytes=0-1,4-5')).toMatchObject({ status: 416, range: 'bytes */9' });
    expect(requested[0]?.headers.has('range')).toBe(false);
  });

  it('accepts only pictures and videos', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'video/x-flash']) {
      answer = () => new Response('x', { headers: { 'content-type': type } });
      await expect(fetchMedia(['a'], 'GET'), type).rejects.toBeInstanceOf(CommerceError);
    }
    answer = () => new Response('x', { status: 404 });
    expect(await fetchMedia(['a'], 'GET')).toBeNull();
  });

  it('rejects files above the size limit, announced or not', async () => {
    const mebibytes = (count: number) =>
      new Response(new Uint8Array(count * 1024 * 1024), { headers: { 'content-type': 'image/png' } });
    answer = () => new Response('x', { headers: { 'content-type': 'image/png', 'content-length': '99999999' } });
    await expect(fetchMedia(['a'], 'GET')).rejects.toBeInstanceOf(CommerceError);
    answer = () => mebibytes(26);
    await expect(textOf(await fetchMedia(['a'], 'GET'))).rejects.toBeInstanceOf(CommerceError);
    answer = () => mebibytes(1);
    expect((await textOf(await fetchMedia(['a'], 'GET'))).length).toBe(1024 * 1024);
  });

  it('does not count a change of the clock as waiting', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let parts = 3;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      vi.setSystemTime(Date.now() + 3_600_000);
      parts -= 1;
      return parts < 0 ? controller.close() : controller.enqueue(Buffer.from('ab'));
    };
    answer = () => new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'image/png' } });
    const read = textOf(await fetchMedia(['a'], 'GET')).finally(() => vi.useRealTimers());
    expect(await read).toBe('ababab');
  });
});

describe('the source of a picture', () => {
  it('falls back to a plain Sylius’ folder, and tries that one first from then on', async () => {
    answer = (url) => (url.includes('/sylius/') ? new Response('<html>', { status: 500 }) : picture());
    expect(await textOf(await fetchMedia(['image', 'a.png'], 'GET'))).toBe('abcd');
    expect(await textOf(await fetchMedia(['image', 'b.png'], 'GET'))).toBe('abcd');
    expect(urls()).toEqual([
      'http://backend.example/sylius/media/image/a.png',
      'http://backend.example/media/image/a.png',
      'http://backend.example/media/image/b.png',
    ]);
  });

  it('is the host in MEDIA_HOSTS', async () => {
    answer = picture;
    await fetchMedia(['https@cdn.example', 'x', 'å b.png'], 'GET');
    expect(urls()).toEqual(['https://cdn.example/x/%C3%A5%20b.png']);
  });

  it('is null for an unlisted host', async () => {
    answer = picture;
    expect(await fetchMedia(['https@evil.example', 'a.png'], 'GET')).toBeNull();
    expect(requested).toEqual([]);
  });

  it.each([[['https@inside.example', 'a.png']], [['http@127.0.0.1~9000', 'a.png']]])(
    'is never a private address, even of a listed host: %j',
    async (path) => {
      answer = picture;
      await expect(fetchMedia(path, 'GET')).rejects.toBeInstanceOf(CommerceError);
      expect(requested).toEqual([]);
    },
  );
});

describe('a redirect', () => {
  const resolve = ['cache', 'resolve', 'sylius_original', 'a.png'];

  it('is followed from Sylius’ resize path to the stored file', async () => {
    answer = (url) =>
      url.includes('resolve') ? to('http://backend.example/media/cache/sylius_original/a.png') : picture();
    expect(await textOf(await fetchMedia(resolve, 'GET'))).toBe('abcd');
  });

  it.each([
    ['https://cdn.example/a.png', 301],
    ['https://backend.example/media/a.png', 301],
    ['/media/cache/a.png', 307],
  ])('is followed to %s', async (location, status) => {
    answer = (url) => (url.includes('resolve') ? to(location, status) : picture());
    expect(await textOf(await fetchMedia(resolve, 'GET'))).toBe('abcd');
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://127.0.0.1:9000/a.png',
    'http://[::1]:9000/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://backend.example:6379/a.png',
    'https://evil.example/a.png',
    'https://inside.example/a.png',
    'file:///etc/passwd',
  ])('is never followed to %s', async (location) => {
    answer = (url) => (url.includes('resolve') ? to(location) : picture());
    await expect(fetchMedia(resolve, 'GET')).rejects.toBeInstanceOf(CommerceError);
    expect(urls().every((url) => url.startsWith('http://backend.example/'))).toBe(true);
  });

  it('is not followed in a loop', async () => {
    answer = (url) => to(url);
    await expect(fetchMedia(resolve, 'GET')).rejects.toBeInstanceOf(CommerceError);
    expect(requested.length).toBeLessThan(10);
  });
});

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { fetchMedia } from './media';

const addresses: Record<string, readonly string[]> = {
  'cdn.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '10.0.0.7'],
};
vi.mock('node:dns/promises', () => ({
  lookup: async (name: string, { all }: { all: boolean }) => {
    const found = addresses[name]?.map((address) => ({ address, family: 4 }));
    if (found === undefined) throw new Error('ENOTFOUND');
    return all ? found : found[0];
  },
}));

const requested: { url: string; headers: Headers }[] = [];
let respond: (url: string) => Response;

beforeEach(() => {
  setTestEnvironment('http://backend.example', {
    SITE_URL: 'http://shop.example',
    MEDIA_HOSTS:
      'cdn.example,inside.example,both.example,gone.example,127.0.0.1:9000,[::1]:9000,[2606:4700::1111]:9000',
  });
  singleton<{ known?: string }>('media-folder', () => ({})).known = '/sylius/media';
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    requested.push({ url: String(url), headers: new Headers(init.headers) });
    return respond(String(url));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Milliseconds: more than both attempts at both sources take. */
const TIME = 120_000;
const urls = () => requested.map(({ url }) => url);
const send = (type: string, body: BodyInit | null = 'abcd', headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type, ...headers } });
const picture = () => send('image/png');
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });
const get = (path = 'a.png', range?: string) => fetchMedia(path.split('/'), 'GET', range);
const textOf = async (path: string) => new Response((await get(path))?.body).text();

describe('media', () => {
  it('forwards the range that a player requests', async () => {
    respond = () => send('video/mp4', 'abcd', { 'accept-ranges': 'bytes', 'content-range': 'bytes 0-3/9' }, 206);
    const film = { status: 206, type: 'video/mp4', range: 'bytes 0-3/9', takesRanges: true };
    expect(await get('video/a.mp4', 'bytes=0-3')).toMatchObject(film);
    expect(urls()).toEqual(['http://backend.example/sylius/media/video/a.mp4']);
    expect(requested[0]?.headers.get('range')).toBe('bytes=0-3');
  });

  it('forwards no other range, and reports an unsatisfiable one', async () => {
    respond = () => new Response(null, { status: 416, headers: { 'content-range': 'bytes */9' } });
    expect(await get('a.mp4', 'bytes=0-1,4-5')).toMatchObject({ status: 416, range: 'bytes */9' });
    expect(requested[0]?.headers.has('range')).toBe(false);
  });

  it.each([404, 410])('is null when every source responds with %i', async (status) => {
    respond = () => new Response('x', { status, headers: { location: 'https://cdn.example/a.png' } });
    expect([await get(), await get()]).toEqual([null, null]);
    expect(urls().slice(0, 2)).toEqual(urls().slice(2));
  });

  it('has its type in lower case, without parameters', async () => {
    respond = () => send('IMAGE/PNG ; charset=binary', 'abcd', { 'content-length': '4', etag: '"v1"' });
    expect(await get()).toMatchObject({
      type: 'image/png',
      length: '4',
      etag: '"v1"',
      range: null,
      takesRanges: false,
    });
  });

  it.each<[string, () => Response]>([
    ['a vector image', () => send('image/svg+xml')],
    ['a page', () => send('text/html')],
    ['another film', () => send('video/x-flash')],
    ['an announced length above the limit', () => send('image/png', 'x', { 'content-length': '99999999' })],
    ['a body above the limit', () => send('image/png', new Uint8Array(26 * 1024 * 1024))],
    ['without a type', () => new Response(new Uint8Array(4))],
    ['without a content', () => send('image/png', 'abcd', {}, 203)],
    ['redirects in a loop', () => to('http://backend.example/a.png')],
    ['a redirect to nowhere', () => to('http://[')],
    ['a redirect without a target', () => new Response(null, { status: 302 })],
  ])('is not %s', async (_, response) => {
    respond = response;
    await expect(textOf('a')).rejects.toMatchObject({ kind: 'parse' });
    expect(requested.length).toBeLessThan(10);
  });

  it.each<[string, () => Promise<Response>]>([
    ['was answered with 500', async () => new Response('busy', { status: 500 })],
    ['was not answered in half the time', () => new Promise(() => undefined)],
    ['lost its connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is requested again when it %s', async (_, fail) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let attempts = 0;
    vi.stubGlobal('fetch', (_url: URL, { signal }: RequestInit) => {
      attempts += 1;
      const late = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
      return attempts > 2 ? Promise.resolve(picture()) : Promise.race([fail(), late]);
    });
    const file = get();
    await vi.advanceTimersByTimeAsync(TIME);
    expect(await file).toMatchObject({ status: 200 });
    expect(attempts).toBe(3);
  });

  it('is not requested a third time', async () => {
    respond = () => new Response('busy', { status: 503 });
    await expect(get()).rejects.toMatchObject({ kind: 'http' });
    // Two sources, twice.
    expect(requested).toHaveLength(4);
  });

  it.each([
    ['image/png', 25],
    ['video/mp4', 1024],
  ])('of type %s may have %i MiB', async (type, most) => {
    const file = (bytes: number) => send(type, new Uint8Array(25 * 1024 * 1024), { 'content-length': String(bytes) });
    respond = () => file(most * 1024 * 1024);
    expect((await textOf('a')).length).toBe(25 * 1024 * 1024);
    respond = () => file(most * 1024 * 1024 + 1);
    await expect(get()).rejects.toBeInstanceOf(CommerceError);
  });

  it.each([
    ['silence of 30 seconds', 40_000, 1],
    // 60 seconds of waiting in all.
    ['a minute for a picture', 25_000, 3],
  ])('ends after %s', async (_, pause, parts) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let sent = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      sent += 1;
      if (sent < 9) controller.enqueue(Buffer.from('ab'));
      else controller.close();
    };
    respond = () => send('image/png', new ReadableStream({ pull }, { highWaterMark: 0 }));
    const read = textOf('a').catch(() => sent);
    await vi.advanceTimersByTimeAsync(10 * pause);
    expect(await read).toBe(parts - 1);
  });

  it('does not count a change of the clock as waiting', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let parts = 3;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      vi.setSystemTime(Date.now() + 3_600_000);
      parts -= 1;
      return parts < 0 ? controller.close() : controller.enqueue(Buffer.from('ab'));
    };
    respond = () => send('image/png', new ReadableStream({ pull }));
    expect(await textOf('a').finally(() => vi.useRealTimers())).toBe('ababab');
  });
});

describe('the source of a picture', () => {
  it('falls back to a plain Sylius’ folder, and tries that one first from then on', async () => {
    respond = (url) => (url.includes('/sylius/') ? new Response('<html>', { status: 500 }) : picture());
    for (const path of ['image/a.png', 'image/b.png']) expect(await textOf(path)).toBe('abcd');
    expect(urls()).toEqual([
      'http://backend.example/sylius/media/image/a.png',
      'http://backend.example/media/image/a.png',
      'http://backend.example/media/image/b.png',
    ]);
  });

  it('is the host in MEDIA_HOSTS, and no other', async () => {
    respond = picture;
    await get('https@cdn.example/x/å b.png');
    expect(await get('https@evil.example/a.png')).toBeNull();
    expect(urls()).toEqual(['https://cdn.example/x/%C3%A5%20b.png']);
  });

  it.each(['https@inside.example/a.png', 'https@both.example/a.png', 'http@127.0.0.1~9000/a.png'])(
    'is never a private address, even of a listed host: %s',
    async (path) => {
      respond = picture;
      await expect(get(path)).rejects.toBeInstanceOf(CommerceError);
      expect(requested).toEqual([]);
    },
  );
});

describe('a redirect', () => {
  const resolve = 'cache/resolve/sylius_original/a.png';
  const redirect = (location: string, status?: number) => (url: string) =>
    url.includes('resolve') ? to(location, status) : picture();

  it.each([
    // Sylius' stored file, from the path that resizes it.
    ['http://backend.example/media/cache/sylius_original/a.png', 302],
    ['https://cdn.example/a.png', 301],
    ['https://backend.example/media/a.png', 301],
    ['/media/cache/a.png', 300],
    ['http://cdn.example/a.png', 307],
    ['https://[2606:4700::1111]:9000/a.png', 308],
  ])('is followed to %s', async (location, status) => {
    respond = redirect(location, status);
    expect(await textOf(resolve)).toBe('abcd');
  });

  it('may be the third of them, not the fourth', async () => {
    const hops = (count: number) => (url: string) => {
      const hop = Number(url.match(/\d+$/)?.[0] ?? 0);
      return hop < count ? to(`http://backend.example/${hop + 1}`) : picture();
    };
    respond = hops(3);
    expect(await textOf('a.png')).toBe('abcd');
    respond = hops(4);
    await expect(get()).rejects.toBeInstanceOf(CommerceError);
  });

  it('is a status: a location beside a picture is ignored', async () => {
    respond = () => send('image/png', 'abcd', { location: 'https://evil.example/a.png' });
    expect(await textOf('a.png')).toBe('abcd');
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://127.0.0.1:9000/a.png',
    'http://[::1]:9000/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://backend.example:6379/a.png',
    'https://backend.example:6379/a.png',
    'ftp://backend.example/a.png',
    'ftp://cdn.example/a.png',
    'https://gone.example/a.png',
    'https://evil.example/a.png',
    'https://inside.example/a.png',
    'file:///etc/passwd',
  ])('is never followed to %s', async (location) => {
    respond = redirect(location);
    await expect(get(resolve)).rejects.toBeInstanceOf(CommerceError);
    expect(urls().every((url) => url.startsWith('http://backend.example/'))).toBe(true);
  });
});

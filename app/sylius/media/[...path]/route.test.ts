import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from './route';

const asked: string[] = [];

beforeEach(() => {
  vi.stubEnv('COMMERCE_URL', 'http://backend.example');
  vi.stubEnv('SESSION_SECRET', 'a-secret-that-nobody-else-knows-32');
  vi.stubEnv('REVALIDATE_SECRET', 'a-secret-that-nobody-else-knows-32');
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('x', { headers: { 'content-type': 'image/webp' } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const get = (...path: string[]) => GET(new Request('http://shop/'), { params: Promise.resolve({ path }) });

describe("the way to the backend's pictures", () => {
  it.each([
    ['..', 'x.webp'],
    ['.', 'x.webp'],
    ['a', '..', 'x.webp'],
    ['a\\..\\x.webp'],
    ['a/../x.webp'],
    ['%2e%2e', 'x'],
    ['a\r\nHost: evil'],
    ['a?b'],
    ['a#b'],
    [''],
  ])('does not go by %j', async (...path) => {
    expect((await get(...path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('goes by a plain path', async () => {
    expect((await get('cache', 'a-1_2.webp')).status).toBe(200);
    expect(asked).toEqual(['http://backend.example/sylius/media/cache/a-1_2.webp']);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { fetchMedia } from '@/lib/sylius/resources/media/media';
import { GET } from './route';

vi.mock('@/lib/sylius/resources/media/media', () => ({ fetchMedia: vi.fn(async () => null) }));

const get = (...path: string[]) => GET(new Request('http://shop/'), { params: Promise.resolve({ path }) });

afterEach(() => void vi.mocked(fetchMedia).mockClear());

describe("the proxy for the backend's media", () => {
  it('forwards plain paths only', async () => {
    for (const odd of ['..', '.', 'a\\..\\x.webp', 'a/../x.webp', '%2e%2e', 'a\r\nHost: evil', 'a?b', 'a#b', ''])
      expect((await get('a', odd, 'x.webp')).status, odd).toBe(404);
    expect(fetchMedia).not.toHaveBeenCalled();
    await get('cache', 'a-1_2.webp');
    expect(fetchMedia).toHaveBeenCalledWith(['cache', 'a-1_2.webp'], 'GET', null);
  });

  it('blames the backend only for its own failures, so that Next logs ours', async () => {
    vi.mocked(fetchMedia).mockRejectedValueOnce(new CommerceError('network', 'away'));
    expect((await get('a.webp')).status).toBe(502);
    vi.mocked(fetchMedia).mockRejectedValueOnce(new TypeError('ours'));
    await expect(get('a.webp')).rejects.toThrow('ours');
  });
});

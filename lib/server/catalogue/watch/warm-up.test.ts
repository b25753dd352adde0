import { afterEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { loadFaq, loadTopSellerCodes, retryFailedReads, warmUp } from './warm-up';

setTestEnvironment();
afterEach(() => void vi.unstubAllGlobals());

const requested: string[] = [];
function backend(respond: () => Response): void {
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: URL | string) => {
    requested.push(new URL(url).pathname + new URL(url).search);
    return respond();
  });
}

it('optional content is empty while it cannot be loaded, and loaded again until it can', async () => {
  backend(() => new Response('', { status: 500 }));
  vi.spyOn(console, 'warn').mockReturnValue();
  await warmUp();
  expect(new Set(requested).size).toBe(2);
  expect([(await loadFaq()).value, (await loadTopSellerCodes()).value]).toEqual([[], null]);
  expect(await retryFailedReads()).toBe(false);
  backend(() => Response.json([]));
  expect(await retryFailedReads()).toBe(true);
  expect((await loadTopSellerCodes()).value).not.toBeNull();
  expect(await retryFailedReads()).toBe(false);
});

it('the top sellers of a brand are its own', async () => {
  backend(() => Response.json([{ code: 'A' }]));
  await loadTopSellerCodes('Valcambi');
  backend(() => Response.json([{ code: 'B' }]));
  expect(await loadTopSellerCodes('PAMP')).toEqual({ value: ['B'], fresh: true });
  expect(requested).toEqual([expect.stringContaining('brand=PAMP')]);
});

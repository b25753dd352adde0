import { expect, it, vi } from 'vitest';
import { fetchJson } from './request';

it('a request that gets no response ends', async () => {
  const timer = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timer.signal);
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', silent);
  const request = fetchJson('/api/x', new AbortController().signal);
  timer.abort(new Error('timeout'));
  await expect(request).rejects.toThrow('timeout');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchSaved } from '@/components/saved/fetch-saved';

const silent = createServer(() => undefined).listen(0);

afterEach(() => {
  vi.restoreAllMocks();
  silent.closeAllConnections();
  silent.close();
});

it('a request that gets no response ends', async () => {
  const { port } = silent.address() as AddressInfo;
  const { fetch } = globalThis;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => fetch(`http://localhost:${port}${path}`, init));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 1000));
  await expect(fetchSaved(['a'], new AbortController().signal)).rejects.toThrow('timeout');
});

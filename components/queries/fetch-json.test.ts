import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchSaved } from '@/components/saved/fetch-saved';

const silent = createServer(() => undefined).listen(0);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  silent.closeAllConnections();
  silent.close();
});

it('a request that gets no response ends', async () => {
  const { port } = silent.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => fetch(`http://localhost:${port}${path}`, init));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const ended = expect(fetchSaved(['a'], new AbortController().signal)).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(20_000);
  await ended;
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadCodeOrReload } from '@/lib/browser/load-code';

it('keeps the page when the server is unreachable', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const gone = () => Promise.reject(new Error('ChunkLoadError'));
  vi.stubGlobal('fetch', gone);
  const failed = expect(loadCodeOrReload(gone)).rejects.toThrow('ChunkLoadError');
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(reload).not.toHaveBeenCalled();
});

it('reloads for a newer release after the clock was set back by an hour', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response());
  const gone = () => Promise.reject(new Error('ChunkLoadError'));
  for (const jump of [0, -3_600_000]) {
    vi.setSystemTime(Date.now() + jump);
    void loadCodeOrReload(gone);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

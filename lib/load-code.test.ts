// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadCode, loadCodeOrReload, takePendingAction } from './load-code';

const gone = () => Promise.reject(new Error('ChunkLoadError'));
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  online.mockReturnValue(true);
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('retries a failed load once, after a second', async () => {
  const load = vi
    .fn(gone)
    .mockRejectedValueOnce(new Error('tunnel'))
    .mockResolvedValueOnce('code' as never);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits for the network when offline', async () => {
  online.mockReturnValue(false);
  const load = vi
    .fn(gone)
    .mockRejectedValueOnce(new Error('tunnel'))
    .mockResolvedValueOnce('code' as never);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
});

it('reloads the page once when code is gone, and keeps the pending action', async () => {
  void loadCodeOrReload(gone, 'quick-view:tacka');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(takePendingAction('cart')).toBeNull();
  expect(takePendingAction('quick-view')).toBe('tacka');
  expect(takePendingAction('quick-view')).toBeNull();

  const failed = expect(loadCodeOrReload(gone)).rejects.toThrow('ChunkLoadError');
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page when the server is unreachable', async () => {
  vi.stubGlobal('fetch', gone);
  const failed = expect(loadCodeOrReload(gone)).rejects.toThrow('ChunkLoadError');
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(reload).not.toHaveBeenCalled();
});

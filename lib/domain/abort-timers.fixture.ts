import { vi } from 'vitest';

/** Lets `AbortSignal.timeout`, which fake timers do not reach, follow them until `vi.restoreAllMocks`. */
export function abortByFakeTimers(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Replaces `fetch` until `vi.unstubAllGlobals`: responds after `delay` milliseconds, unless the caller gives up. Returns when it is called. */
export function respondAfter(delay: number, body: unknown): Promise<void> {
  return new Promise((requested) => {
    vi.stubGlobal(
      'fetch',
      (_: unknown, { signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => resolve(Response.json(body)), delay);
          requested();
        }),
    );
  });
}

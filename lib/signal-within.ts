/**
 * A signal that aborts after `milliseconds`, or with `other`. Instead of AbortSignal.any, which Safari has since 17.4 only. For requests of
 * the browser: the timer is not cancelled.
 */
export function signalWithin(milliseconds: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, milliseconds);
  other?.addEventListener('abort', abort);
  if (other?.aborted) abort();
  return controller.signal;
}

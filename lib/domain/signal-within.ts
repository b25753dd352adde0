/** A signal that aborts after `milliseconds`, or with `other`. Instead of AbortSignal.any, which Safari has since 17.4 only. */
export function signalWithin(milliseconds: number, other?: AbortSignal): AbortSignal {
  const timer = AbortSignal.timeout(milliseconds);
  if (!other) return timer;
  const controller = new AbortController();
  for (const signal of [timer, other]) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return controller.signal;
}

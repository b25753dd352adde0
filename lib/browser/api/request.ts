/** Milliseconds for a call to our own server; a phone that loses its network would otherwise wait for minutes. */
const TIMEOUT = 15_000;

/** A signal that aborts after `milliseconds`, or with `other`. Instead of AbortSignal.any, which Safari has since 17.4 only. */
function signalWithin(milliseconds: number, other?: AbortSignal): AbortSignal {
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

interface Call extends Omit<RequestInit, 'cache' | 'signal'> {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, if not the usual time. */
  readonly timeout?: number | undefined;
}

/** Every call of the browser to our own API. Rejects without a response in time. */
export function requestShop(address: string, { signal, timeout = TIMEOUT, ...init }: Call = {}): Promise<Response> {
  return fetch(address, { ...init, cache: 'no-store', signal: signalWithin(timeout, signal) });
}

/** A response of our own API, not yet parsed. Throws when it is not a success or does not arrive in time. */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await requestShop(address, { signal });
  if (!response.ok) throw new Error(`${response.status} from ${address.split('?')[0]}`);
  return response.json();
}

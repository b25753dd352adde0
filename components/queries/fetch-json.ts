import { signalWithin } from '@/lib/domain/signal-within';

/** Milliseconds; a phone that loses its network would otherwise wait for minutes. */
const TIMEOUT = 15_000;

/** A response of our own API, not yet parsed. Throws when it is not a success or does not arrive in time. */
export async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal: signalWithin(TIMEOUT, signal) });
  if (!response.ok) throw new Error(`${response.status} from ${address.split('?')[0]}`);
  return response.json();
}

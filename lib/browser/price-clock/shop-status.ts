import { fetchJson } from '@/lib/browser/api/request';
import { objectOf, oneOf, otherwise, readNumber, readText, refine } from '@/lib/domain/decoders';
import type { Closed } from '@/lib/domain/order/closed';
import type { Rate, Rates } from '@/lib/domain/prices/rates';

const API = '/api/commerce';

/** The status as tabs exchange it: independent of the clock of the page that requested it. */
export interface SharedStatus {
  /** Milliseconds since 1970: the price epoch of the server's pages; null when it knows none. */
  readonly changed: number | null;
  /** Changes whenever product data on those pages changes; null when unknown. */
  readonly version: string | null;
  /** Seconds since the backend confirmed these prices; null when unknown. */
  readonly age: number | null;
  /** Age in seconds above which ordering is closed. */
  readonly staleAfter: number;
  /** Why no orders are taken; null while they are. */
  readonly closed: Closed | null;
  /** The server's build; null from one that does not say it. */
  readonly release: string | null;
}

export interface ShopStatus extends SharedStatus {
  /** Server time minus this device's time, in milliseconds. */
  readonly offset: number;
}

/** The server's ISO 8601, or another tab's milliseconds, as milliseconds; null when unreadable. */
function readMoment(value: unknown): number | null {
  const moment = typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(moment) ? moment : null;
}

const readSeconds = refine(readNumber, (value) => value >= 0);
const readVersion = refine(readText, (value) => value !== '');
const readClosed = objectOf<Closed>({ scope: oneOf('all', 'gold', 'silver'), reason: oneOf('stopped', 'still') });
const read = objectOf<SharedStatus>({
  changed: readMoment,
  version: (value) => readVersion(value) ?? null,
  age: (value) => readSeconds(value) ?? null,
  staleAfter: readSeconds,
  closed: (value) => readClosed(value) ?? null,
  release: otherwise<string | null>(readText, null),
});

/** Parses the status from another tab or the server; null when it is unreadable. */
export function readStatus(body: unknown): SharedStatus | null {
  return read(body) ?? null;
}

/** The server's time and last price change; at a tick it requests the backend's first. Null on any failure (spec.md section 8). */
export async function fetchStatus(now: () => number, isTick: boolean): Promise<ShopStatus | null> {
  const sent = now();
  try {
    const body = await fetchJson(`${API}/get-system-status${isTick ? '?tick' : ''}`);
    const received = now();
    const status = readStatus(body);
    const time = readMoment(Object(body).time);
    // Assumes that half of the round trip passed after the server read its clock.
    return status && { ...status, offset: time === null ? 0 : time - (sent + received) / 2 };
  } catch {
    return null;
  }
}

const readRate = objectOf<Rate>({ sekPerOunce: refine(readNumber, (price) => price > 0), change: readNumber });

/** Parses our server's rates. Null when both are missing or unreadable. */
export function readRates(body: unknown): Rates | null {
  const rates = Object(body);
  const gold = readRate(rates.gold);
  const silver = readRate(rates.silver);
  return gold || silver ? { ...(gold && { gold }), ...(silver && { silver }) } : null;
}

/** Rejects when the response has no readable rates. */
export async function fetchShopRates(): Promise<Rates> {
  const rates = readRates(await fetchJson(`${API}/get-rates`));
  if (!rates) throw new Error('get-rates: no rates');
  return rates;
}

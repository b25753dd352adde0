import type { Rate, Rates } from '@/lib/prices/rates';

/** Our own origin's door to the backend; the answers keep the backend's form. */
const API = '/api/commerce';
const TIMEOUT_MS = 15_000;

/** The status as tabs send it to each other: independent of the clock of the page that requested it. */
export interface SharedStatus {
  /** Milliseconds since 1970: the price epoch of the server's pages; null when it knows none. */
  readonly changed: number | null;
  /** Differs when anything that those pages show of the goods differs; null when unknown. */
  readonly version: string | null;
  /** Seconds since the backend confirmed these prices; null when unknown. */
  readonly age: number | null;
  /** Seconds after which that is too long ago to order. */
  readonly staleAfter: number;
}

export interface ShopStatus extends SharedStatus {
  /** Server time minus this device's time, in milliseconds. */
  readonly offset: number;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** ISO 8601 or epoch seconds (contract.md A4) as milliseconds, or null. */
export function readMoment(value: unknown): number | null {
  const seconds =
    typeof value === 'number' ? value : typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null;
  const moment = seconds === null ? Date.parse(String(value)) : seconds * 1000;
  return Number.isFinite(moment) ? moment : null;
}

function seconds(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

/** What another tab, or the server, says about the prices; null when it says nothing that can be read. */
export function readStatus(body: unknown): SharedStatus | null {
  const staleAfter = seconds(field(body, 'staleAfter'));
  if (staleAfter === null) return null;
  const version = field(body, 'version');
  return {
    changed: readMoment(field(body, 'changed')),
    version: typeof version === 'string' && version !== '' ? version : null,
    age: seconds(field(body, 'age')),
    staleAfter,
  };
}

async function get(endpoint: string): Promise<unknown> {
  const response = await fetch(`${API}/${endpoint}`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${endpoint}: ${response.status}`);
  return response.json();
}

/**
 * Requests the server's time and the last price change; at a tick the server queries the backend first. Null on any failure: the
 * spec keeps it silent (section 8).
 */
export async function fetchStatus(now: () => number, isTick: boolean): Promise<ShopStatus | null> {
  const sent = now();
  try {
    const body = await get(isTick ? 'get-system-status?tick' : 'get-system-status');
    const received = now();
    const status = readStatus(body);
    const time = readMoment(field(body, 'time'));
    // Half of the round trip lies behind the server's response.
    return status && { ...status, offset: time === null ? 0 : time - (sent + received) / 2 };
  } catch {
    return null;
  }
}

/** Reads get-rates: XAU and XAG only (spec.md section 7). Null when neither is there. */
export function readRates(body: unknown): Rates | null {
  const list = field(body, 'hydra:member') ?? field(body, 'member') ?? body;
  const rateOf = (currency: string): Rate | undefined => {
    const entry = Array.isArray(list) ? list.find((member) => field(member, 'currency') === currency) : undefined;
    const sekPerOunce = Number(field(entry, 'rate'));
    return sekPerOunce > 0 ? { sekPerOunce, change: Number(field(entry, 'priceChange')) || 0 } : undefined;
  };
  const gold = rateOf('XAU');
  const silver = rateOf('XAG');
  return gold || silver ? { ...(gold && { gold }), ...(silver && { silver }) } : null;
}

/** Rejects without rates that can be read. */
export async function fetchRates(): Promise<Rates> {
  const rates = readRates(await get('get-rates'));
  if (!rates) throw new Error('get-rates: no rates');
  return rates;
}

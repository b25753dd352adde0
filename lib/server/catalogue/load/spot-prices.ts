import pTimeout, { TimeoutError } from 'p-timeout';
import { METALS } from '@/lib/domain/prices/goods';
import type { Rates } from '@/lib/domain/prices/rates';
import { SPOT_COUNTS, type Spots, spotsOf } from '@/lib/domain/prices/spot';
import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';
import { fetchRates } from '@/lib/server/sylius/resources/rates/rates';
import { triggerCheck } from '../watch/price-watch';
import { believedOf, lastBelieved, noteBelieved } from './believed-spot';

/** Milliseconds that a load or a check waits for spot prices while earlier ones still count; the response is used when it comes. */
const RATES_WAIT = 2_000;
/** Milliseconds after which a load requests them again within an epoch (spec.md section 9). */
const RATES_AGE = 300_000;

/** Believed spot prices, and when they were requested, in milliseconds since 1970. */
export interface SpotPrices {
  readonly rates: Rates;
  readonly ratesAt: number;
}

interface Request {
  readonly at: number;
  readonly done: Promise<Rates>;
  /** No request waits for it any more: the next check uses the response. */
  isLate: boolean;
}

const state = singleton<{ running?: Request | undefined; late?: SpotPrices | undefined }>('spot-prices', () => ({}));

export function lacksRates({ rates }: Pick<SpotPrices, 'rates'>): boolean {
  return METALS.some((metal) => rates[metal] === undefined);
}

async function believedNow(at: number, force: boolean): Promise<Rates> {
  const rates = await believedOf(await fetchRates(), force);
  noteBelieved(rates, at);
  return rates;
}

function begin(force: boolean): Request {
  const at = Date.now();
  const request: Request = { at, done: believedNow(at, force), isLate: false };
  state.running = request;
  state.late = undefined;
  const end = () => {
    if (state.running === request) state.running = undefined;
  };
  request.done.then(end, end);
  return request;
}

const reportMissing = (error: unknown) => report('no response for the spot prices', { reason: String(error) });

/** Keeps the response that comes too late for its caller, and has it used at once. */
function keepLate(request: Request): void {
  if (request.isLate) return;
  request.isLate = true;
  request.done.then((rates) => {
    if (Object.keys(rates).length === 0) return;
    state.late = { rates, ratesAt: request.at };
    void triggerCheck();
  }, reportMissing);
}

/** The response of a request; none when it fails or takes more than `patience` milliseconds. Never throws. */
async function within(request: Request, patience: number): Promise<Rates> {
  try {
    return await pTimeout(request.done, { milliseconds: patience });
  } catch (error) {
    reportMissing(error);
    if (error instanceof TimeoutError) keepLate(request);
    return {};
  }
}

/** Without earlier spot prices of a metal nothing of it can be sold, so that only the call itself ends the waiting (COMMERCE_TIMEOUT_MS). */
async function patience(): Promise<number> {
  const earlier = spotsOf({}, await lastBelieved(), Date.now());
  return METALS.every((metal) => earlier[metal]) ? RATES_WAIT : Number.POSITIVE_INFINITY;
}

/**
 * Spot prices for a load, and those that its goods are checked with: the backend's current ones, or else `kept`, earlier ones of the same
 * epoch, since those of another would give a wrong premium. Never throws.
 * @param force an operator vouches for them
 */
export async function spotPricesFor(
  kept: SpotPrices | undefined,
  force: boolean,
): Promise<SpotPrices & { readonly spots: Spots }> {
  const isRecent = kept && !lacksRates(kept) && since(kept.ratesAt) < RATES_AGE;
  const loaded = isRecent && !force ? kept : await requestedFor(kept, force);
  return { ...loaded, spots: spotsOf(loaded.rates, await lastBelieved(), Date.now()) };
}

async function requestedFor(kept: SpotPrices | undefined, force: boolean): Promise<SpotPrices> {
  const request = begin(force);
  const rates = await within(request, await patience());
  if (!kept || !lacksRates({ rates }) || since(kept.ratesAt) > SPOT_COUNTS) return { rates, ratesAt: request.at };
  return { rates: { ...kept.rates, ...rates }, ratesAt: kept.ratesAt };
}

/** Spot prices that a snapshot of the backend's present epoch lacks; none yet when they take long. Never throws. */
export async function missingRates({ ratesAt }: Pick<SpotPrices, 'ratesAt'>): Promise<Rates> {
  const { late, running } = state;
  state.late = undefined;
  // Requested after the snapshot, so of the same epoch.
  if (late && late.ratesAt >= ratesAt) return late.rates;
  return within(running && running.at >= ratesAt ? running : begin(false), RATES_WAIT);
}

import { asc } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import { priceTicks } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { EPOCHS_PER_HOUR, epochNumber, epochStart } from './epoch';
import { BASES, fileSeed, twoDecimals } from './rates';
import { trend, walkFactors } from './walk';

const DAY = 24 * EPOCHS_PER_HOUR;
const LIMIT = 380 * DAY;

/** The epoch whose price applies: on Saturday and Sunday (UTC), Friday's last. */
function open(epoch: number): number {
  const weekday = epochStart(epoch).getUTCDay();
  const days = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  if (days === 0) return epoch;
  const saturday = new Date(epochStart(epoch).getTime() - (days - 1) * 86_400_000).setUTCHours(0, 0, 0, 0);
  return epochNumber(new Date(saturday - 1));
}

/**
 * The past rates since `from`, at most 380 days back, oldest first: every price of the last day, hourly before that. Computed
 * from the walk and the manual changes, except that markets are closed at weekends.
 */
export function rateHistory(db: Database, clock: Clock, code: keyof typeof BASES, from: Date) {
  const seed = fileSeed(db);
  const key = code === 'XAU' ? 'gold' : 'silver';
  const ticks = db.select().from(priceTicks).orderBy(asc(priceTicks.id)).all();
  const last = epochNumber(clock.now());
  const readings: { time: string; rate: number }[] = [];
  for (let epoch = Math.max(epochNumber(from) + 1, last - LIMIT); epoch <= last; epoch += 1) {
    if (epoch % EPOCHS_PER_HOUR !== 0 && epoch <= last - DAY) continue;
    const time = epochStart(epoch).toISOString();
    const priced = open(epoch);
    const moved = ticks.reduce((product, tick) => (tick.at <= time ? product * tick[key] : product), 1);
    const rate = BASES[code] * trend(priced) * walkFactors(seed, code, priced).current * moved;
    readings.push({ time, rate: twoDecimals(rate) });
  }
  return readings;
}

import type { Clock } from '../core/clock';
import { chance } from '../core/random';
import { priceTicks } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { fileSeed, type SpotRates, spotRates } from './rates';

/**
 * One manual price change. A metal that is not named keeps its price; with none named, both move at random by a step of the
 * usual size. `changed` always increases, even for two ticks within one millisecond.
 */
export function tick(
  db: Database,
  clock: Clock,
  factors: { gold?: number | undefined; silver?: number | undefined },
): SpotRates {
  const { changed } = spotRates(db, clock);
  const at = new Date(Math.max(clock.now().getTime(), changed.getTime() + 1));
  const random = factors.gold === undefined && factors.silver === undefined;
  const step = (metal: string) => {
    const size = 1 + 0.0005 + 0.0025 * chance(fileSeed(db), metal, at.toISOString(), 'size');
    return chance(fileSeed(db), metal, at.toISOString(), 'way') < 0.5 ? size : 1 / size;
  };
  db.insert(priceTicks)
    .values({
      at: at.toISOString(),
      gold: random ? step('gold') : (factors.gold ?? 1),
      silver: random ? step('silver') : (factors.silver ?? 1),
    })
    .run();
  return spotRates(db, clock);
}

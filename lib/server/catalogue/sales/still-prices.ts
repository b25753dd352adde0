import { missedChanges } from '@/lib/domain/prices/price-hours';
import { PRICE_CYCLE } from '@/lib/domain/prices/schedule';
import { since } from '@/lib/domain/since';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { log } from '@/lib/server/reporting/log';
import { measure, reportFailure } from '@/lib/server/reporting/report';
import type { Snapshot } from '../load/load';

type Dated = Pick<Snapshot, 'clockOffset' | 'epoch'>;

/** A single missed change is common: the market stood still, or the job was a moment late. */
const NOTICED = 2;
/** Seconds without a change after which the operator is alarmed. */
const ALARM = 25 * 60;

/** How the prices follow the schedule (docs/operations.md, "Health"). */
export interface Changes {
  /** False when two changes in a row have not come and the last one is 25 minutes old: the operator is alarmed. */
  readonly ok: boolean;
  /** Scheduled changes that have not come since the last one. */
  readonly missed: number;
  /** Seconds since the last change, on the backend's clock. */
  readonly ageSeconds: number;
}

const counted = singleton('missed-changes', () => ({ key: '', missed: 0 }));

/** `missedChanges`, counted once a minute: every order and open page wants to know. */
function missedIn(changed: number, there: number): number {
  const key = `${changed} ${Math.floor(there / 60_000)}`;
  if (counted.key !== key) Object.assign(counted, { key, missed: missedChanges(changed, there, env().PRICE_HOURS) });
  return counted.missed;
}

/** The prices of a snapshot at `now`, in milliseconds since 1970. The hours in which a dealer's feed rests do not count. */
export function changesAt({ clockOffset, epoch }: Dated, now: number): Changes {
  const changed = Date.parse(epoch.changed);
  const there = now + clockOffset;
  const missed = missedIn(changed, there);
  const ageSeconds = Math.round(since(changed, there) / 1000);
  return { ok: missed < NOTICED || ageSeconds < ALARM, missed, ageSeconds };
}

/** Whether prices have stood still for so long that nothing is sold at them. */
export function isStill({ missed }: Changes): boolean {
  const limit = env().PRICES_STILL_AFTER;
  return limit > 0 && missed * PRICE_CYCLE >= limit * 1000;
}

const state = singleton('still-prices', () => ({ missed: -1, isNoticed: false, isAlarmed: false }));

/** Logs that prices stand still, once, and that they change again; the operator's alarm comes after 25 minutes. */
export function noteChanges(snapshot: Dated, now: number): void {
  const changes = changesAt(snapshot, now);
  const { ok, missed, ageSeconds } = changes;
  const details = { missed, ageSeconds, changed: snapshot.epoch.changed };
  if (missed !== state.missed) measure('prices', { missed });
  const isNoticed = missed >= NOTICED;
  if (isNoticed && !state.isNoticed) log('warn', 'prices stand still', details);
  if (!isNoticed && state.isNoticed) log('info', 'prices change again', details);
  if (!ok && !state.isAlarmed) {
    log('error', 'prices stand still, and somebody must look', { ...details, isSold: !isStill(changes) });
    reportFailure(['prices stand still'], snapshot.epoch.changed, details);
  }
  Object.assign(state, { missed, isNoticed, isAlarmed: !ok });
}

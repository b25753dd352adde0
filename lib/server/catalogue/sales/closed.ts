import type { Closed } from '@/lib/domain/order/closed';
import { singleton } from '@/lib/server/config/singleton';
import type { Snapshot } from '../load/load';
import { changesAt, isStill } from './still-prices';
import { lastStop } from './stop';

type Dated = Pick<Snapshot, 'clockOffset' | 'epoch'>;

/** Whether, and why, no orders are taken: as of the last check of the stop button. */
export function closedNow(snapshot: Dated | undefined, now = Date.now()): Closed | null {
  const stop = lastStop();
  if (stop?.scope === 'all') return { scope: 'all', reason: 'stopped' };
  if (snapshot && isStill(changesAt(snapshot, now))) return { scope: 'all', reason: 'still' };
  return stop && { scope: stop.scope, reason: 'stopped' };
}

/** Part of the version that open pages compare: they follow a stop as they follow a price. Empty while orders are taken. */
export function closedMark(snapshot: Dated | undefined, now = Date.now()): string {
  const closed = closedNow(snapshot, now);
  return closed === null ? '' : `-${closed.reason}-${closed.scope}`;
}

const state = singleton('closed', () => ({ announced: '' }));

/** Whether orders have been stopped or opened since the last call, so that finished pages are outdated. */
export function hasClosedChanged(snapshot: Dated | undefined): boolean {
  const mark = closedMark(snapshot);
  const isChanged = mark !== state.announced;
  state.announced = mark;
  return isChanged;
}

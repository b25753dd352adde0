import { singleton } from '@/lib/server/config/singleton';

const state = singleton('leaving', () => ({ isLeaving: false }));

/** Whether this instance is about to end: it is not ready, and ends each connection with its next response. */
export const isLeaving = (): boolean => state.isLeaving;

/** Lets proxies stop using this instance. Tests take it back. */
export function setLeaving(isLeaving = true): void {
  state.isLeaving = isLeaving;
}

import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';

export type ReportDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
export type Reporter = (message: string, details: ReportDetails) => void;

export type Counts = { readonly [name: string]: number | Counts };

/** The operator's error reports and metrics, where there are any (lib/server/reporting/sentry.ts). */
export interface Operations {
  readonly sendCounts: (name: string, counts: Counts) => void;
  readonly sendEvent: (name: string) => void;
  readonly sendFailure: (group: readonly string[], details: ReportDetails) => void;
}

const state = singleton<{ reporter?: Reporter | undefined; operations?: Operations | undefined }>(
  'commerce-reporter',
  () => ({}),
);

/** Milliseconds before the same report is passed on again: an unavailable backend is requested every second. */
const QUIET = 60_000;
const MOST_KNOWN = 500;
const passedOn = singleton('commerce-reports-passed-on', () => new Map<string, number>());

/** Whether the same was passed on within a minute; if not, it counts as passed on now. */
function wasPassedOn(key: string): boolean {
  const now = Date.now();
  if (since(passedOn.get(key) ?? Number.NEGATIVE_INFINITY, now) < QUIET) return true;
  if (passedOn.size >= MOST_KNOWN) passedOn.clear();
  passedOn.set(key, now);
  return false;
}

const toConsole: Reporter = (message, details) => console.warn(JSON.stringify({ level: 'warn', message, ...details }));

/**
 * Reports a tolerated error to the operator (a product that did not parse, a category request that failed), at most once a minute: to
 * the `setReporter` receiver, else as a line of JSON on the console. Never throws. Must not receive tokens or personal data.
 */
export function report(message: string, details: ReportDetails = {}): void {
  if (wasPassedOn(JSON.stringify([message, details]))) return;
  try {
    (state.reporter ?? toConsole)(message, details);
  } catch {
    toConsole(message, details);
  }
}

const reported = singleton('commerce-reported', () => new Set<string>());
/** Maximum number of remembered reports; beyond it `reportOnce` reports nothing. */
const MOST_DIFFERENT = 200;

/** Like `report`, but once per process. */
export function reportOnce(message: string, details: ReportDetails = {}): void {
  const key = JSON.stringify([message, details]);
  if (reported.has(key) || reported.size >= MOST_DIFFERENT) return;
  reported.add(key);
  report(message, details);
}

/** Sends counts to the operator's metrics, where there are any. Must not receive personal data. */
export function measure(name: string, counts: Counts): void {
  state.operations?.sendCounts(name, counts);
}

/** Counts an event in the operator's metrics, where there are any. */
export function countEvent(name: string): void {
  state.operations?.sendEvent(name);
}

/**
 * Reports what a shopper was told as a failure, beside its line in the log. Reports of one group are one problem to the operator.
 * @param about whom it concerns: a page that keeps asking is reported once a minute
 */
export function reportFailure(group: readonly string[], about: string, details: ReportDetails): void {
  if (state.operations && !wasPassedOn(JSON.stringify([group, about]))) state.operations.sendFailure(group, details);
}

/** Sets the receivers for the whole process; undefined restores the console. */
export function setReporter(reporter: Reporter | undefined, operations?: Operations): void {
  Object.assign(state, { reporter, operations });
  passedOn.clear();
}

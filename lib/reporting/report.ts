import { singleton } from '@/lib/singleton';

export type ReportDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
export type Reporter = (message: string, details: ReportDetails) => void;

export type Counts = { readonly [name: string]: number | Counts };
export type Meter = (name: string, counts: Counts) => void;

const state = singleton<{ reporter?: Reporter | undefined; meter?: Meter | undefined }>(
  'commerce-reporter',
  () => ({}),
);

/** Milliseconds before the same report is passed on again: an unavailable backend is requested every second. */
const QUIET = 60_000;
const MOST_KNOWN = 500;
const passedOn = singleton('commerce-reports-passed-on', () => new Map<string, number>());

const toConsole: Reporter = (message, details) => console.warn(JSON.stringify({ level: 'warn', message, ...details }));

/**
 * Reports a tolerated error to the operator (a product that did not parse, a category request that failed), at most once a minute: to
 * the `setReporter` receiver, else as a line of JSON on the console. Never throws. Must not receive tokens or personal data.
 */
export function report(message: string, details: ReportDetails = {}): void {
  const key = JSON.stringify([message, details]);
  const now = Date.now();
  if (now - (passedOn.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET) return;
  if (passedOn.size >= MOST_KNOWN) passedOn.clear();
  passedOn.set(key, now);
  try {
    (state.reporter ?? toConsole)(message, details);
  } catch {
    toConsole(message, details);
  }
}

const reported = singleton('commerce-reported', () => new Set<string>());
/** Maximum number of remembered reports; beyond it `reportOnce` reports nothing. */
const MOST = 200;

/** Like `report`, but once per process. */
export function reportOnce(message: string, details: ReportDetails = {}): void {
  const key = JSON.stringify([message, details]);
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  report(message, details);
}

/** Sends counts to the operator's metrics, where there are any. Must not receive personal data. */
export function measure(name: string, counts: Counts): void {
  state.meter?.(name, counts);
}

/** Sets the receivers for the whole process; undefined restores the console. */
export function setReporter(reporter: Reporter | undefined, meter?: Meter): void {
  Object.assign(state, { reporter, meter });
  passedOn.clear();
}

import { singleton } from '@/lib/singleton';

export type ReportDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
export type Reporter = (message: string, details: ReportDetails) => void;

const state = singleton<{ reporter?: Reporter | undefined }>('commerce-reporter', () => ({}));

/** Milliseconds within which the same line is not written again: a backend that is away is asked every second. */
const QUIET = 60_000;
const MOST_LINES = 500;
const written = singleton('commerce-reports-written', () => new Map<string, number>());

function toConsole(message: string, details: ReportDetails): void {
  const line = JSON.stringify({ level: 'warn', message, ...details });
  const now = Date.now();
  if (now - (written.get(line) ?? Number.NEGATIVE_INFINITY) < QUIET) return;
  if (written.size >= MOST_LINES) written.clear();
  written.set(line, now);
  console.warn(line);
}

/**
 * Tells the operator about something that was tolerated (a product that did not parse, a category that did not respond).
 * One line of JSON on the console, the same one no more than once a minute, unless `setReporter` named another receiver. Never throws; must not be handed
 * tokens or personal data.
 */
export function report(message: string, details: ReportDetails = {}): void {
  try {
    (state.reporter ?? toConsole)(message, details);
  } catch {
    toConsole(message, details);
  }
}

const reported = singleton('commerce-reported', () => new Set<string>());
/** At most this many different reports are remembered; beyond that nothing is reported. */
const MOST = 200;

/** `report` for what recurs: reported once per process. */
export function reportOnce(message: string, details: ReportDetails = {}): void {
  const key = JSON.stringify([message, details]);
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  report(message, details);
}

/** Sends reports elsewhere, for the whole process. Undefined restores the console. */
export function setReporter(reporter: Reporter | undefined): void {
  state.reporter = reporter;
}

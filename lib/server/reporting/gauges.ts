import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { type Counts, measure } from './report';

/** Milliseconds: metrics are exported once a minute, probes come every few seconds. */
const EVERY = 30_000;
const sent = singleton('gauges-sent', () => ({ at: Number.NEGATIVE_INFINITY }));

/** The numbers of a report, and 1 or 0 for yes or no; without what is unknown, texts and lists. */
export function gaugesOf(report: object): Counts {
  return Object.fromEntries(
    Object.entries(report).flatMap(([name, value]: [string, unknown]): [string, number | Counts][] => {
      if (typeof value === 'boolean') return [[name, Number(value)]];
      if (typeof value === 'number') return [[name, value]];
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? [[name, gaugesOf(value)]] : [];
    }),
  );
}

/** Sends the `checks` of /api/ready as gauges (docs/runbook.md, "Metrics"), at most twice a minute. */
export function measureChecks(checks: object, now: number): void {
  if (since(sent.at, now) < EVERY) return;
  sent.at = now;
  measure('checks', gaugesOf(checks));
}

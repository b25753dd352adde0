import { captureMessage, captureRequestError, flush, init, metrics } from '@sentry/nextjs';
import { reportingOptions } from '@/lib/domain/reporting/options';
import type { Counts, ReportDetails } from './report';

/** @param hasOwnTracing the operator has configured a trace exporter: Sentry then handles errors and reports only */
export function startSentry(dsn: string, hasOwnTracing = false): void {
  init({
    ...reportingOptions(dsn),
    // Its hooks cannot be registered from inside Next's bundle, which costs a warning at each start. They would trace libraries such
    // as ioredis; Next's own spans do not need them.
    enableRuntimeChannelInjection: false,
    ...(hasOwnTracing ? { enableOpenTelemetrySetup: false, tracesSampleRate: 0 } : {}),
  });
}

/** Sends a tolerated error to Sentry: a product left out, a category request that failed. */
export function reportToSentry(message: string, details: ReportDetails): void {
  captureMessage(message, { level: 'warning', extra: { ...details } });
}

/** Sends a failure that a shopper was told, grouped by what failed and how, whatever the message or order. */
export function sendFailure(group: readonly string[], details: ReportDetails): void {
  captureMessage(group.join(': '), { level: 'error', fingerprint: [...group], extra: { ...details } });
}

export function sendEvent(name: string): void {
  metrics.count(name, 1);
}

/** Sends each count as a gauge, named by its path: `catalogue.load.dropped.unreadable`. */
export function sendCounts(name: string, counts: Counts): void {
  for (const [key, value] of Object.entries(counts)) {
    if (typeof value === 'number') metrics.gauge(`${name}.${key}`, value);
    else sendCounts(`${name}.${key}`, value);
  }
}

/** Milliseconds to send what waits before the process ends. */
const FLUSH = 2_000;
export const flushReports = () => flush(FLUSH);

export { captureRequestError };

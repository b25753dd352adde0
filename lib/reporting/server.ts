import { captureMessage, captureRequestError, init } from '@sentry/nextjs';
import type { ReportDetails } from '@/lib/reporting/report';
import { reportingOptions } from './options';

/** @param hasOwnTracing the operator has configured a trace exporter: Sentry then handles errors and reports only */
export function startReporting(dsn: string, hasOwnTracing = false): void {
  init({
    ...reportingOptions(dsn),
    ...(hasOwnTracing ? { enableOpenTelemetrySetup: false, tracesSampleRate: 0 } : {}),
  });
}

/** Sends a tolerated error to Sentry: a product left out, a category request that failed. */
export function reportToSentry(message: string, details: ReportDetails): void {
  captureMessage(message, { level: 'warning', extra: { ...details } });
}

export { captureRequestError };

import { captureMessage, captureRequestError, init } from '@sentry/nextjs';
import type { ReportDetails } from '@/lib/reporting/report';
import { reportingOptions } from './options';

/** @param hasOwnTracing a trace exporter of the operator's is set up: Sentry then takes errors and reports alone. */
export function startReporting(dsn: string, hasOwnTracing = false): void {
  init({
    ...reportingOptions(dsn),
    ...(hasOwnTracing ? { enableOpenTelemetrySetup: false, tracesSampleRate: 0 } : {}),
  });
}

/** Something that the shop tolerated and an operator should see: a product left out, a category that did not respond. */
export function reportToSentry(message: string, details: ReportDetails): void {
  captureMessage(message, { level: 'warning', extra: { ...details } });
}

export { captureRequestError };

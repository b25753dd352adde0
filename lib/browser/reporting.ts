import { captureException, init } from '@sentry/nextjs';
import { reportingOptions } from '@/lib/domain/reporting/options';

/** Starts error reporting in the browser, and reports errors caught before it was loaded. */
export function startReporting(dsn: string, early: readonly unknown[]): void {
  init(reportingOptions(dsn));
  for (const error of early) captureException(error);
}

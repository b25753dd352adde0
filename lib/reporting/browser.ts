import { captureException, init } from '@sentry/nextjs';
import { reportingOptions } from './options';

/** Starts reporting from the browser and hands over what went wrong before it was loaded. */
export function startReporting(dsn: string, early: readonly unknown[]): void {
  init(reportingOptions(dsn));
  for (const error of early) captureException(error);
}

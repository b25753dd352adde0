import { captureRequestError, init } from '@sentry/nextjs';
import { reportingOptions } from './options';

export function startReporting(dsn: string): void {
  init(reportingOptions(dsn));
}

export { captureRequestError };

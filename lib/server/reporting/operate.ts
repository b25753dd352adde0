import type { Instrumentation } from 'next';
import { env } from '@/lib/server/config/env';
import { log } from './log';
import { setReporter } from './report';
import { currentRequestId } from './request-context';

/**
 * Sets up log, traces and error reports for this instance. Tracing and Sentry are loaded only when configured. Call once at server start.
 */
export async function operate(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, SENTRY_DSN } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./tracing');
    startTracing();
  }
  const sentry = SENTRY_DSN ? await import('./server') : undefined;
  if (SENTRY_DSN) sentry?.startReporting(SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT !== undefined);
  setReporter((message, details) => {
    log('warn', message, { requestId: currentRequestId(), ...details });
    sentry?.reportToSentry(message, details);
  }, sentry);
}

/** Logs a warning for the operator. */
export const warn = (message: string): void => log('warn', message);

/** One log line for a page or handler that failed. The visitor's error page may show the `digest`. */
export const logRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const { digest } = error as { readonly digest?: unknown };
  log('error', 'request failed', {
    requestId: currentRequestId(),
    method: request.method,
    path: request.path.split('?', 1)[0],
    route: context.routePath,
    reason: error instanceof Error ? error.message : String(error),
    ...(typeof digest === 'string' ? { digest } : {}),
  });
};

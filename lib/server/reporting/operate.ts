import type { Instrumentation } from 'next';
import { env } from '@/lib/server/config/env';
import { log } from './log';
import { type Operations, setReporter } from './report';
import { currentRequestId } from './request-context';

/**
 * Sets up log, traces, metrics and error reports for this instance. OpenTelemetry and Sentry are loaded only when configured. Call once at
 * server start.
 * @returns sends what is still waiting; never rejects
 */
export async function operate(): Promise<() => Promise<unknown>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, SENTRY_DSN } = env();
  const tracing = OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./tracing')).startTracing() : undefined;
  const metrics = OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./metrics')).startMetrics() : undefined;
  const sentry = SENTRY_DSN ? await import('./sentry') : undefined;
  if (SENTRY_DSN) sentry?.startSentry(SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT !== undefined);
  const operations: Operations = {
    sendCounts: (...counts) => {
      for (const each of [sentry, metrics]) each?.sendCounts(...counts);
    },
    sendEvent: (name) => {
      for (const each of [sentry, metrics]) each?.sendEvent(name);
    },
    sendFailure: (...failure) => sentry?.sendFailure(...failure),
  };
  setReporter((message, details) => {
    log('warn', message, { requestId: currentRequestId(), ...details });
    sentry?.reportToSentry(message, details);
  }, operations);
  return () => Promise.allSettled([sentry?.flushReports(), tracing?.forceFlush(), metrics?.flush()]);
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

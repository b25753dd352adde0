import { redact } from './redact';

/**
 * What both sides of the error reporting share: every trace (spec.md section 9), no cookies, headers or addresses of
 * visitors, and nothing secret in what is left (domain.md 5.7).
 */
export function reportingOptions(dsn: string) {
  return {
    dsn,
    tracesSampleRate: 1,
    // Spans that are streamed one by one would pass by `beforeSendTransaction`, unredacted.
    traceLifecycle: 'static' as const,
    sendDefaultPii: false,
    beforeSend: <T extends object>(event: T): T => redact(event) as T,
    beforeSendTransaction: <T extends object>(event: T): T => redact(event) as T,
    beforeBreadcrumb: <T extends object>(breadcrumb: T): T => redact(breadcrumb) as T,
  };
}

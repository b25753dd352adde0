import { redact } from './redact';

/**
 * Error-reporting options shared by server and browser: every trace (spec.md section 9), without cookies, headers,
 * visitors' addresses or secrets (domain.md 5.7).
 */
export function reportingOptions(dsn: string) {
  return {
    dsn,
    tracesSampleRate: 1,
    // Streamed spans would bypass `beforeSendTransaction`, unredacted.
    traceLifecycle: 'static' as const,
    sendDefaultPii: false,
    beforeSend: <T extends object>(event: T): T => redact(event) as T,
    beforeSendTransaction: <T extends object>(event: T): T => redact(event) as T,
    beforeBreadcrumb: <T extends object>(breadcrumb: T): T => redact(breadcrumb) as T,
  };
}

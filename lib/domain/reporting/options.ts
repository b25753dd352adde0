import { redact } from './redact';

/** "GET /sylius/media/[...path]", "/_next/static/x.js": half of a visit's transactions, and never the cause of a fault. */
const OF_FILE =
  /^(?:[A-Z]+ )?\/(?:_next|images|sylius\/media|icons)\/|\.(?:avif|css|ico|jpe?g|js|map|png|svg|txt|webp|woff2?)$/;

/**
 * Error-reporting options shared by server and browser: every trace (spec.md section 9) but those of pictures and static files, without cookies, headers,
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
    beforeSendTransaction: <T extends { readonly transaction?: string | undefined }>(event: T): T | null =>
      OF_FILE.test(event.transaction ?? '') ? null : (redact(event) as T),
    beforeBreadcrumb: <T extends object>(breadcrumb: T): T => redact(breadcrumb) as T,
  };
}

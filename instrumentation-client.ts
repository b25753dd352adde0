import { whenIdle } from '@/lib/browser/when-idle';

const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

// The reporting library is as large as the rest of the page, so it is loaded when the page is idle, and only if a DSN
// is set. Earlier errors are queued.
if (dsn) {
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    early.push('reason' in event ? event.reason : (event.error ?? event.message));
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  const load = async () => {
    const { startReporting } = await import('@/lib/browser/reporting');
    window.removeEventListener('error', keep);
    window.removeEventListener('unhandledrejection', keep);
    startReporting(dsn, early);
  };
  whenIdle(() => void load());
}

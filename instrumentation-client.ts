import { whenIdle } from '@/lib/when-idle';

const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;

// The reporting library weighs as much as the rest of the page: it comes when the page is at rest, and nothing of it comes
// where no address to report to is set. What goes wrong before that waits here.
if (dsn) {
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    early.push('reason' in event ? event.reason : (event.error ?? event.message));
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  const load = async () => {
    const { startReporting } = await import('@/lib/reporting/browser');
    window.removeEventListener('error', keep);
    window.removeEventListener('unhandledrejection', keep);
    startReporting(dsn, early);
  };
  whenIdle(() => void load());
}

if (process.env.NEXT_PUBLIC_WEB_VITALS === 'on') {
  whenIdle(() => void import('@/lib/reporting/measure-vitals').then(({ measureVitals }) => measureVitals()));
}

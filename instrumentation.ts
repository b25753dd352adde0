import type { Instrumentation } from 'next';

/** Runs once when a server instance starts (not while building). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startInstance } = await import('@/lib/server/entrance/start-instance');
  await startInstance();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('@/lib/server/reporting/operate');
  logRequestError(error, request, context);
  if (!process.env.SENTRY_DSN) return;
  const { captureRequestError } = await import('@/lib/server/reporting/sentry');
  captureRequestError(error, request, context);
};

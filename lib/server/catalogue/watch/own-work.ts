import { singleton } from '@/lib/server/config/singleton';

/** Milliseconds for a page of our own. */
const WORK_TIMEOUT = 10_000;

interface OwnWork {
  /** Whether the last revalidation that the backend did not prevent succeeded; null before the first. */
  revalidates: boolean | null;
  /** Whether the last page was rendered; null before the first. */
  renders: boolean | null;
}

const work = singleton<OwnWork>('own-work', () => ({ revalidates: null, renders: null }));
const probe = singleton<{ running?: Promise<void> | undefined }>('own-page', () => ({}));

/** Status of /api/revalidate when the backend is away, which the age of the prices reports. */
const BACKEND_AWAY = 503;

/** What this instance can do by itself, for readiness. */
export function ownWork(): Readonly<OwnWork> {
  return work;
}

async function requestPage(self: string): Promise<void> {
  try {
    const response = await fetch(`${self}/`, { redirect: 'manual', signal: AbortSignal.timeout(WORK_TIMEOUT) });
    await response.arrayBuffer();
    work.renders = response.ok;
  } catch {
    // Slow or cut off, as in a rush: what was known still holds, or a rush would take all instances out of service at once.
    work.renders ??= false;
  }
}

/**
 * Records a revalidation's result and requests the home page of this instance: kept pages cost nothing, and the first one is rendered
 * here, since no page of the build is sent. Never rejects.
 * @param self URL of this server instance, no trailing slash
 * @param status of /api/revalidate; null without a response
 */
export async function noteCheck(self: string, status: number | null): Promise<void> {
  if (status !== null && status !== BACKEND_AWAY) work.revalidates = status < 300;
  probe.running ??= requestPage(self).finally(() => {
    probe.running = undefined;
  });
  await probe.running;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refuse } from '@/lib/api/server/handle';
import { Refusal } from '@/lib/api/server/refusal';
import { readWebhookEvent } from '@/lib/api/server/webhook-event';
import { currentSnapshot, refreshSnapshot } from '@/lib/catalogue/snapshot';
import { retryFailedReads, warmUp } from '@/lib/catalogue/watch/warm-up';
import { env } from '@/lib/config/env';
import { recordRates } from '@/lib/history/recordings';
import { report } from '@/lib/reporting/report';
import { CommerceError } from '@/lib/sylius/faults/errors';

/** Milliseconds within which a page that was being made when the prices changed has most likely, and surely, been finished. */
const PAGES_UNDER_WAY = [500, 4_000];

/** The last reason that was reported. The price watch asks every few seconds, so the same reason is reported once. */
let toldReason: string | undefined;

/** By name, as all errors that may come from another of Next's bundles. */
const isAway = (error: unknown) =>
  error instanceof CommerceError || (error instanceof Error && error.name === 'TimeoutError');

function tellReason(error: unknown): void {
  const reason = String(error);
  if (reason !== toldReason) report('prices and products could not be loaded anew', { reason });
  toldReason = reason;
}

function expirePages(): void {
  revalidateTag('prices', { expire: 0 });
  revalidateTag('catalogue', { expire: 0 });
}

/**
 * Someone says that prices or products changed. The new catalogue is loaded first; only when that has worked are the
 * finished pages thrown away, so a backend that is down or wrong never costs us a page. They are thrown away twice more
 * a moment later: a page begun with the old prices and finished after the first time counts as new for the cache.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const { force } = await readWebhookEvent(request, env().REVALIDATE_SECRET, new Date());
    const { changed, epoch } = await refreshSnapshot({ force });
    toldReason = undefined;
    const snapshot = currentSnapshot();
    const hasNewHistory = snapshot !== undefined && (await recordRates(snapshot));
    const hasNewData = (await retryFailedReads()) || hasNewHistory;
    if (changed || force) await warmUp();
    if (changed || force || hasNewData) {
      expirePages();
      after(() =>
        Promise.all(
          PAGES_UNDER_WAY.map(async (moment) => {
            await sleep(moment);
            expirePages();
          }),
        ),
      );
    }
    return Response.json({ changed, epoch });
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    // A fault of our own: Next reports it.
    if (!isAway(error)) throw error;
    tellReason(error);
    return Response.json(
      { message: 'The commerce backend did not answer' },
      { status: 503, headers: { 'Retry-After': '10' } },
    );
  }
}

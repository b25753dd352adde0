import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refuse } from '@/lib/server/api/handle-commerce';
import { Refusal } from '@/lib/server/api/refusal';
import { readWebhookEvent, type WebhookEvent } from '@/lib/server/api/webhook-event';
import { CACHE_TAGS } from '@/lib/server/catalogue/cached';
import { hasClosedChanged } from '@/lib/server/catalogue/sales/closed';
import { sellingNow } from '@/lib/server/catalogue/sales/selling';
import { noteChanges } from '@/lib/server/catalogue/sales/still-prices';
import { lastStop, readStop, setStop } from '@/lib/server/catalogue/sales/stop';
import { currentSnapshot, refreshSnapshot } from '@/lib/server/catalogue/snapshot';
import { WATCH } from '@/lib/server/catalogue/watch/price-watch';
import { retryFailedReads, warmUp } from '@/lib/server/catalogue/watch/warm-up';
import { env } from '@/lib/server/config/env';
import { recordRates } from '@/lib/server/history/recordings';
import { countEvent, report } from '@/lib/server/reporting/report';
import { prepareSearch } from '@/lib/server/search/products/find-products';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

/** Milliseconds after which a page render that was in progress at the price change has probably, and certainly, finished. */
const RENDERS_IN_PROGRESS = [500, 4_000];

/** The last reported reason. The price watch calls every few seconds, so a repeated reason is reported once. */
let reportedReason: string | undefined;

/** Compares by name: the error may come from another of Next's bundles, where `instanceof` fails. */
const isBackendFailure = (error: unknown) =>
  error instanceof CommerceError || (error instanceof Error && error.name === 'TimeoutError');

function reportReason(error: unknown): void {
  const reason = String(error);
  if (reason !== reportedReason) report('prices and products could not be loaded anew', { reason });
  reportedReason = reason;
}

function expirePages(): void {
  for (const tag of CACHE_TAGS) revalidateTag(tag, { expire: 0 });
}

/** Reads the stop button at each check, before the backend: it works without one, and pages follow at once. */
async function followStop({ stop, by = '' }: WebhookEvent): Promise<void> {
  await (stop === undefined ? readStop() : setStop(stop, by));
  if (hasClosedChanged(currentSnapshot())) expirePages();
}

/**
 * Webhook for changed prices or products, and for the stop button. Loads the new catalogue first and expires cached pages only on success, so
 * that a failing backend costs no page. Expires them twice more a moment later: a page whose render began with the old
 * prices and finished after the first expiry counts as fresh in the cache.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const event = await readWebhookEvent(request, env().REVALIDATE_SECRET, new Date());
    await followStop(event);
    if (event.stop !== undefined) return Response.json({ stopped: lastStop() });
    const { force, reason } = event;
    const { changed, epoch } = await refreshSnapshot({ force, isAnnounced: reason !== WATCH });
    reportedReason = undefined;
    const snapshot = currentSnapshot();
    if (snapshot) {
      noteChanges(snapshot, Date.now());
      // Not only when a probe comes: a later load may have replaced a forced list by then.
      sellingNow(snapshot);
    }
    const hasNewHistory = snapshot !== undefined && (await recordRates(snapshot));
    const hasNewData = (await retryFailedReads()) || hasNewHistory || hasClosedChanged(snapshot);
    if (changed || force) await warmUp();
    // Not awaited: prices come first.
    if (snapshot) void prepareSearch(snapshot.catalogue);
    if (changed || force || hasNewData) {
      expirePages();
      after(() =>
        Promise.all(
          RENDERS_IN_PROGRESS.map(async (moment) => {
            await sleep(moment);
            expirePages();
          }),
        ),
      );
    }
    return Response.json({ changed, epoch });
  } catch (error) {
    if (error instanceof Refusal) {
      report('a webhook was refused', { reason: error.kind });
      countEvent('webhook.refused');
      return refuse(error);
    }
    // Our own error: Next reports it.
    if (!isBackendFailure(error)) throw error;
    reportReason(error);
    return Response.json(
      { message: 'The commerce backend did not respond' },
      { status: 503, headers: { 'Retry-After': '10' } },
    );
  }
}

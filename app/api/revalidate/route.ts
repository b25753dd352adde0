import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refuse } from '@/lib/server/api/handle-commerce';
import { Refusal } from '@/lib/server/api/refusal';
import { readWebhookEvent } from '@/lib/server/api/webhook-event';
import { currentSnapshot, refreshSnapshot } from '@/lib/server/catalogue/snapshot';
import { retryFailedReads, warmUp } from '@/lib/server/catalogue/watch/warm-up';
import { env } from '@/lib/server/config/env';
import { recordRates } from '@/lib/server/history/recordings';
import { report } from '@/lib/server/reporting/report';
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
  revalidateTag('prices', { expire: 0 });
  revalidateTag('catalogue', { expire: 0 });
}

/**
 * Webhook for changed prices or products. Loads the new catalogue first and expires cached pages only on success, so
 * that a failing backend costs no page. Expires them twice more a moment later: a page whose render began with the old
 * prices and finished after the first expiry counts as fresh in the cache.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const { force } = await readWebhookEvent(request, env().REVALIDATE_SECRET, new Date());
    const { changed, epoch } = await refreshSnapshot({ force });
    reportedReason = undefined;
    const snapshot = currentSnapshot();
    const hasNewHistory = snapshot !== undefined && (await recordRates(snapshot));
    const hasNewData = (await retryFailedReads()) || hasNewHistory;
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
    if (error instanceof Refusal) return refuse(error);
    // Our own error: Next reports it.
    if (!isBackendFailure(error)) throw error;
    reportReason(error);
    return Response.json(
      { message: 'The commerce backend did not respond' },
      { status: 503, headers: { 'Retry-After': '10' } },
    );
  }
}

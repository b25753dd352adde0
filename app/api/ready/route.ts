import { connection } from 'next/server';
import { loadState } from '@/lib/server/catalogue/load/load-report';
import { closedNow } from '@/lib/server/catalogue/sales/closed';
import { sellingNow, spotAges } from '@/lib/server/catalogue/sales/selling';
import { changesAt } from '@/lib/server/catalogue/sales/still-prices';
import { lastStop } from '@/lib/server/catalogue/sales/stop';
import { currentSnapshot } from '@/lib/server/catalogue/snapshot';
import { ownWork } from '@/lib/server/catalogue/watch/own-work';
import { describeReadiness } from '@/lib/server/catalogue/watch/readiness';
import { isLeaving } from '@/lib/server/entrance/leaving';
import { eventCounts } from '@/lib/server/reporting/counts';
import { measureChecks } from '@/lib/server/reporting/gauges';
import { sharedStore } from '@/lib/server/store/shared-store';
import { lastResponseAt } from '@/lib/server/sylius/client/contact';

/**
 * 200 while prices can be confirmed, pages follow them and goods can be bought, else 503. With `?for=pages` 200 as long as pages can be shown: the load balancer
 * uses this, since a shop with prices of an hour ago is better than none; with `?for=codes` also every product that is not sold, and why
 * (docs/operations.md, "Health").
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const now = Date.now();
  const snapshot = currentSnapshot();
  const closed = closedNow(snapshot);
  const { leftOut = [] } = loadState();
  const readiness = describeReadiness({
    snapshot,
    selling: snapshot && sellingNow(snapshot),
    spot: snapshot && (await spotAges(snapshot, now)),
    changes: snapshot && changesAt(snapshot, now),
    closed: closed && { ...(closed.reason === 'stopped' && lastStop()), ...closed },
    refused: loadState().refused,
    leftOut,
    backendRespondedAt: lastResponseAt(),
    store: sharedStore().state(),
    own: ownWork(),
    isLeaving: isLeaving(),
    now,
  });
  measureChecks(readiness.checks, now);
  const purpose = new URL(request.url).searchParams.get('for');
  const isForPages = purpose === 'pages';
  const isReady = isForPages ? readiness.canShowPages : readiness.ready;
  return Response.json(
    { ...readiness, ...(purpose === 'codes' && { codes: leftOut }), counts: eventCounts(now) },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

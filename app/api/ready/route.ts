import { connection } from 'next/server';
import { loadState } from '@/lib/server/catalogue/load/load-report';
import { currentSnapshot } from '@/lib/server/catalogue/snapshot';
import { ownWork } from '@/lib/server/catalogue/watch/own-work';
import { describeReadiness } from '@/lib/server/catalogue/watch/readiness';
import { isLeaving } from '@/lib/server/entrance/leaving';
import { eventCounts } from '@/lib/server/reporting/counts';
import { sharedStore } from '@/lib/server/store/shared-store';
import { lastResponseAt } from '@/lib/server/sylius/client/contact';

/**
 * 200 while prices can be confirmed and pages follow them, else 503. With `?for=pages` 200 as long as pages can be shown: the load balancer
 * uses this, since a shop with prices of an hour ago is better than none (docs/operations.md, "Health").
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const readiness = describeReadiness({
    snapshot: currentSnapshot(),
    refused: loadState().refused,
    backendRespondedAt: lastResponseAt(),
    store: sharedStore().state(),
    own: ownWork(),
    isLeaving: isLeaving(),
    now: Date.now(),
  });
  const isForPages = new URL(request.url).searchParams.get('for') === 'pages';
  const isReady = isForPages ? readiness.canShowPages : readiness.ready;
  return Response.json(
    { ...readiness, counts: eventCounts(Date.now()) },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

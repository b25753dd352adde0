import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refreshSnapshot } from '@/lib/commerce/catalogue/snapshot';
import { warmUp } from '@/lib/commerce/catalogue/warm-up';
import { env } from '@/lib/config/env';
import { readAnnouncement } from '@/lib/shop-api/server/announcement';
import { refuse } from '@/lib/shop-api/server/handle';
import { Refusal } from '@/lib/shop-api/server/refusal';

/** Milliseconds within which a page that was being made when the prices changed has most likely, and surely, been finished. */
const PAGES_UNDER_WAY = [500, 4_000];

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
    const { force } = await readAnnouncement(request, env().REVALIDATE_SECRET, new Date());
    const { changed, epoch } = await refreshSnapshot({ force });
    if (changed || force) {
      // At the start nothing is remembered yet and all of it is needed; later on an earlier answer will do.
      await (force ? warmUp() : warmUp().catch(() => undefined));
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
    return Response.json({ message: 'The commerce backend did not answer' }, { status: 503 });
  }
}

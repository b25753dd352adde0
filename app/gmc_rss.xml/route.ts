import { connection } from 'next/server';
import { site } from '@/lib/domain/site';
import { isWithheld } from '@/lib/server/catalogue/sales/selling';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { log } from '@/lib/server/reporting/log';
import { reportOnce } from '@/lib/server/reporting/report';
import { byteStream } from '@/lib/server/seo/byte-stream';
import { type FeedReporter, feedChunks } from '@/lib/server/seo/feed';

const DESCRIPTION = 'Guldtackor, guldmynt och silver till priser som följer marknaden.';

const REPORT: FeedReporter = { error: (message, code) => log('error', message, { code }), leftOut: reportOnce };

/** The Merchant feed (spec.md section 7), streamed from the prices that the pages show. */
export async function GET(): Promise<Response> {
  // Not at build time: that feed would be served forever.
  await connection();
  const snapshot = await getSnapshot().catch(() => null);
  // A feed without them would take their offers away: the last one stays.
  if (!snapshot || isWithheld(snapshot))
    return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '60' } });
  const { products, paths } = snapshot.catalogue;
  const chunks = feedChunks(
    products,
    { name: site.name, description: DESCRIPTION, url: env().SITE_URL, pricesFrom: snapshot.epoch.changed, paths },
    REPORT,
  );
  return new Response(byteStream(chunks), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="gmc_rss.xml"',
    },
  });
}

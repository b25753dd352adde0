import { connection } from 'next/server';
import { site } from '@/lib/domain/site';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { byteStream } from '@/lib/server/seo/byte-stream';
import { feedChunks } from '@/lib/server/seo/feed';

const DESCRIPTION = 'Guldtackor, guldmynt och silver till priser som följer marknaden.';

function report(message: string, code?: string): void {
  console.error(code === undefined ? message : `${message}: ${code}`);
}

/** The Merchant feed (spec.md section 7), streamed from the prices that the pages show. */
export async function GET(): Promise<Response> {
  // Not at build time: that feed would be served forever.
  await connection();
  const snapshot = await getSnapshot().catch(() => null);
  if (!snapshot) return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '60' } });
  const { products, paths } = snapshot.catalogue;
  const chunks = feedChunks(
    products,
    { name: site.name, description: DESCRIPTION, url: env().SITE_URL, pricesFrom: snapshot.epoch.changed, paths },
    report,
  );
  return new Response(byteStream(chunks), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="gmc_rss.xml"',
    },
  });
}

import { connection } from 'next/server';
import { priceStatus } from '@/lib/server/catalogue/watch/price-status';

/** The price epoch of our pages and its age. Open tabs share one backend request: see lib/server/catalogue/watch/price-watch.ts. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const isTick = new URL(request.url).searchParams.has('tick');
  // Not `no-store`: Chrome would not restore a page rendered per request, such as a search, after its first status.
  return Response.json(await priceStatus(isTick), { headers: { 'Cache-Control': 'private, no-cache' } });
}

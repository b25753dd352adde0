import { connection } from 'next/server';
import { priceStatus } from '@/lib/server/catalogue/watch/price-status';

/** The price epoch of our pages and its age. Open tabs share one backend request: see lib/server/catalogue/watch/price-watch.ts. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const isTick = new URL(request.url).searchParams.has('tick');
  return Response.json(await priceStatus(isTick), { headers: { 'Cache-Control': 'no-store' } });
}

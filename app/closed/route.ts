import { connection } from 'next/server';
import { closedPage } from '@/components/layout/messages/closed-page';

/** Seconds: the price watch has tried the backend again by then. */
const COME_BACK = '10';

/** The response while the backend is down, for paths that need it (middleware.ts). A handler, because Next caches a page's status. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(closedPage(), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': COME_BACK },
  });
}

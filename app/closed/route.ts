import { connection } from 'next/server';
import { closedPage } from '@/components/layout/closed-page';

/** Seconds: by then the price watch has checked the backend again. */
const COME_BACK = '10';

/** The response to requests that need the backend while it is away (middleware.ts). A handler, since a page's status would come from Next's cache. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(closedPage(), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': COME_BACK },
  });
}

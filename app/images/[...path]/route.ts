import { connection } from 'next/server';

/** Files in public/images/ are answered before this: whatever comes here is none of them, and must not become a page in the cache. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

import { connection } from 'next/server';

/** Files in public/images/ are served before this. Missing ones get a 404 here, so that they do not enter the page cache. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

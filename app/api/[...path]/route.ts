import { connection } from 'next/server';

/** Catches unknown API paths, which would otherwise match the category route and fill the page cache. */
async function notFound(): Promise<Response> {
  await connection();
  return Response.json({ error: 'NOT_FOUND' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };

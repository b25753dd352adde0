import { connection } from 'next/server';

/** Catches unknown API paths, which would otherwise match the category route and fill the page cache. */
async function answer(): Promise<Response> {
  await connection();
  return Response.json({ error: 'NOT_FOUND' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };

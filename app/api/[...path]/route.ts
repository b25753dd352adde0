import { connection } from 'next/server';

/** A call that does not exist is no page: without this it would be looked for among the categories, and kept in the page cache. */
async function answer(): Promise<Response> {
  await connection();
  return Response.json({ error: 'NOT_FOUND' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };

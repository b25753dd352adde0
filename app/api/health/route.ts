import { connection } from 'next/server';

/** Alive: the process responds. Says nothing about prices or the backend (docs/operations.md, "Health"). */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: { 'Cache-Control': 'no-store' } });
}

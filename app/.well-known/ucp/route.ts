import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { businessProfile } from '@/lib/ucp/business-profile';

/** The shop's profile for shopping agents. Shared caches must be able to keep it for a minute at least. */
export async function GET(): Promise<Response> {
  // Never at build time, when the shop's address need not be known.
  await connection();
  return Response.json(businessProfile(env().SITE_URL), { headers: { 'Cache-Control': 'public, max-age=3600' } });
}

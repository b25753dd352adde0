import { connection } from 'next/server';
import { businessProfile } from '@/lib/server/agents/business-profile';
import { env } from '@/lib/server/config/env';

/** The shop's UCP profile for shopping agents. UCP requires a shared-cache lifetime of at least one minute. */
export async function GET(): Promise<Response> {
  // Not at build time, when SITE_URL may be unknown.
  await connection();
  return Response.json(businessProfile(env().SITE_URL), { headers: { 'Cache-Control': 'public, max-age=3600' } });
}

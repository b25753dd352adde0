import { acceptReturn, type IdentityTools } from './bankid-flow';
import type { Purpose } from './round-trip';

/**
 * Where the hosted page sends the browser: takes `grandidsession` out of the address at once and goes on to a page that
 * waits for the outcome. The address must reach neither a log, nor an error report, nor another site's Referer.
 */
export async function receiveReturn(
  request: Request,
  tools: IdentityTools,
  purpose: Purpose,
  waitingPage: string,
): Promise<Response> {
  const session = new URL(request.url).searchParams.get('grandidsession') ?? '';
  await acceptReturn(tools, purpose, session);
  const headers = { Location: waitingPage, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

import { acceptReturn, type IdentityDeps } from './bankid-flow';
import { DEFAULT_TARGET } from './redirect-target';
import type { Purpose } from './round-trip';

/**
 * Where the hosted page sends the browser: takes `grandidsession` out of the address at once and goes on to a page that
 * waits for the outcome. The address must reach neither a log, nor an error report, nor another site's Referer.
 */
export async function receiveReturn(
  request: Request,
  deps: IdentityDeps,
  purpose: Purpose,
  waitingPage: string,
): Promise<Response> {
  const session = new URL(request.url).searchParams.get('grandidsession') ?? '';
  const target = await acceptReturn(deps, purpose, session);
  // If the login has to be tried again, it still leads there.
  const isElsewhere = purpose === 'login' && target !== null && target !== DEFAULT_TARGET;
  const query = isElsewhere ? `?${new URLSearchParams({ redirectTo: target })}` : '';
  const headers = { Location: waitingPage + query, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

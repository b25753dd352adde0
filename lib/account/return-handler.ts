import { acceptReturn, type IdentityDeps } from './bankid-flow';
import { DEFAULT_TARGET } from './redirect-target';
import type { Purpose } from './round-trip';

/**
 * Handles the return from the hosted page: removes `grandidsession` from the address at once and redirects to a page that waits
 * for the outcome. The session must not reach a log, an error report or another site through the Referer.
 */
export async function receiveReturn(
  request: Request,
  deps: IdentityDeps,
  purpose: Purpose,
  waitingPage: string,
): Promise<Response> {
  const session = new URL(request.url).searchParams.get('grandidsession') ?? '';
  const target = await acceptReturn(deps, purpose, session);
  // Keeps the target for a retry of the login.
  const isElsewhere = purpose === 'login' && target !== null && target !== DEFAULT_TARGET;
  const query = isElsewhere ? `?${new URLSearchParams({ redirectTo: target })}` : '';
  const headers = { Location: waitingPage + query, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

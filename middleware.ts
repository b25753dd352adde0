import { type NextRequest, NextResponse } from 'next/server';
import { DYNAMIC_PREFIX } from '@/lib/domain/paths/listing-address';
import { paths } from '@/lib/domain/paths/paths';
import { isMadePerRequest } from '@/lib/domain/paths/price-address';
import { snapshotInTime } from '@/lib/server/catalogue/snapshot';
import { destination } from '@/lib/server/entrance/destination';
import { FIRST_SCRIPT_SOURCE, isDevelopment, pagePolicy } from '@/lib/server/entrance/policy/policy.mjs';
import { NOWHERE } from '@/lib/server/entrance/request-path';

/** The "closed" page, shown with 503 while the shop has nothing to show (app/closed). */
const CLOSED = '/closed';

async function catalogue() {
  return (await snapshotInTime())?.catalogue ?? null;
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  const found = await destination(url, catalogue);
  switch (found.kind) {
    case 'page':
      return show(request, found.path, found.status);
    case 'moved':
      url.searchParams.delete('slug');
      return redirect(url, found.path, 308);
    case 'home':
      url.search = '';
      return redirect(url, paths.home, 307);
    case 'unknown':
      return show(request, CLOSED, 503);
    default:
      return show(request, NOWHERE, 404);
  }
}

function redirect(url: URL, pathname: string, status: 307 | 308): NextResponse {
  url.pathname = pathname;
  return NextResponse.redirect(url, status);
}

/** Pages rendered per request, whose scripts carry its nonce. Others are cached with their policy (lib/server/entrance/cache-handler.mjs). */
const isPerRequest = (pathname: string) =>
  isMadePerRequest(pathname) || pathname.startsWith(`/${DYNAMIC_PREFIX}/`) || isDevelopment();

function show(request: NextRequest, pathname: string, status = 200): NextResponse {
  const headers = new Headers(request.headers);
  const { GTM_ID, SENTRY_DSN } = process.env;
  const policy = isPerRequest(pathname)
    ? pagePolicy({ GTM_ID, SENTRY_DSN }, [FIRST_SCRIPT_SOURCE, `'nonce-${crypto.randomUUID()}'`])
    : null;
  // Next adds the nonce in this header to the page's scripts.
  if (policy !== null) headers.set('Content-Security-Policy', policy);
  const url = request.nextUrl.clone();
  const isHere = pathname === url.pathname && status === 200;
  if (!isHere) Object.assign(url, { pathname, search: '' });
  const response = isHere
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(url, { status, request: { headers } });
  if (policy !== null) response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // The catalogue is in this process's memory, which the edge runtime cannot reach.
  runtime: 'nodejs',
  matcher: [
    {
      // Files and pictures need no canonical path. lib/server sets their other security headers.
      source: '/((?!_next/|images/|[pi]/\\d+/).*)',
      // Pages that the server already resolved (KNOWN_HEADER of lib/server/entrance/handle-request.ts; Next reads only literals here).
      missing: [{ type: 'header', key: 'x-known-page' }],
    },
  ],
};

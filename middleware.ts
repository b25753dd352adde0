import { type NextRequest, NextResponse } from 'next/server';
import { renderedPage } from '@/lib/domain/paths/destination';
import { DYNAMIC_PREFIX } from '@/lib/domain/paths/internal.mjs';
import { isMadePerRequest } from '@/lib/domain/paths/own-path';
import { paths } from '@/lib/domain/paths/paths';
import { loadDestination } from '@/lib/server/catalogue/shop-addresses';
import { firstSnapshot } from '@/lib/server/catalogue/snapshot';
import { FIRST_SCRIPT_SOURCE, isDevelopment, pagePolicy } from '@/lib/server/entrance/policy/policy.mjs';

async function catalogue() {
  const snapshot = await firstSnapshot().catch(() => null);
  return snapshot?.catalogue ?? null;
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  const destination = await loadDestination(url, catalogue);
  const page = renderedPage(destination);
  if (page) return show(request, page.path, statusFor(request, page.status));
  if (destination.kind === 'moved') {
    url.searchParams.delete('slug');
    return redirect(url, destination.path, 308);
  }
  url.search = '';
  return redirect(url, paths.home, 307);
}

function redirect(url: URL, pathname: string, status: 307 | 308): NextResponse {
  url.pathname = pathname;
  return NextResponse.redirect(url, status);
}

/** Pages rendered per request, whose scripts carry its nonce. Others are cached with their policy (lib/server/entrance/cache-handler.mjs). */
const isPerRequest = (pathname: string) =>
  isMadePerRequest(pathname) || pathname.startsWith(`/${DYNAMIC_PREFIX}/`) || isDevelopment();

/**
 * A missing page's status, for documents only: Next's router, which refreshes an open page at each price change, would load the
 * document anew when its own request fails.
 */
function statusFor(request: NextRequest, status: number): number {
  return status === 404 && request.headers.get('sec-fetch-dest') === 'empty' ? 200 : status;
}

function show(request: NextRequest, pathname: string, status: number): NextResponse {
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
      // All but files and pictures, which need no canonical path; ROUTE_HEADER of lib/domain/paths/internal.mjs. Next reads only literals here.
      source: '/((?!_next/|images/|[pi]/\\d+/).*)',
      missing: [{ type: 'header', key: 'x-known-page' }],
    },
  ],
};

import { type NextRequest, NextResponse } from 'next/server';
import { snapshotInTime } from '@/lib/catalogue/snapshot';
import { hasIncompletePages } from '@/lib/config/build-output';
import { destination } from '@/lib/routes/destination';
import { paths } from '@/lib/routes/paths';

/** The page that says "not found" in the shop's frame. A finished one: notFound() alone sends an empty page for a script to fill. */
const NOWHERE = '/not-found';

/** What says that the shop has nothing to show for the moment, with 503 (app/closed). */
const CLOSED = '/closed';

async function catalogue() {
  const snapshot = await snapshotInTime();
  return snapshot && !hasIncompletePages() ? snapshot.catalogue : null;
}

async function route(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  const found = await destination(url, catalogue);
  switch (found.kind) {
    case 'page':
      return show(url, found.path, found.status);
    case 'moved':
      url.searchParams.delete('slug');
      return redirect(url, found.path, 308);
    case 'home':
      url.search = '';
      return redirect(url, paths.home, 307);
    case 'unknown':
      return show(url, CLOSED, 503);
    default:
      return show(url, NOWHERE, 404);
  }
}

function redirect(url: URL, pathname: string, status: 307 | 308): NextResponse {
  url.pathname = pathname;
  return NextResponse.redirect(url, status);
}

function show(url: URL, pathname: string, status = 200): NextResponse {
  if (pathname === url.pathname && status === 200) return NextResponse.next();
  url.pathname = pathname;
  url.search = '';
  return NextResponse.rewrite(url, { status });
}

export function middleware(request: NextRequest): Promise<NextResponse> {
  return route(request);
}

export const config = {
  // The catalogue is in this process's memory, out of the edge runtime's reach.
  runtime: 'nodejs',
  matcher: [
    {
      // Files and pictures need no canonical path. Every answer's security headers: lib/http-server.
      source: '/((?!_next/|images/|[pi]/\\d+/).*)',
      // Pages that the guard already knows (lib/http-server/known-page.ts, whose KNOWN_HEADER this is: Next reads only literals here).
      missing: [{ type: 'header', key: 'x-known-page' }],
    },
  ],
};

import { type NextRequest, NextResponse } from 'next/server';
import { isCategoryAddress, isKnownCategoryAddress } from '@/lib/catalogue/own-address';
import { canonicalPath, isNowhere, renderedPath } from '@/lib/catalogue/request-path';
import { loadSnapshot } from '@/lib/commerce/snapshot';
import { isUnknownPost } from '@/lib/content/post-address';

const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** The page that says "not found" in the shop's frame. A finished one: notFound() alone sends an empty page for a script to fill. */
const NOWHERE = '/finns-inte';

/** Without a catalogue nothing is called unknown: the page itself decides, and fails rather than lies. */
async function isUnknown(pathname: string): Promise<boolean> {
  if (!isCategoryAddress(pathname)) return isUnknownPost(pathname);
  const snapshot = await loadSnapshot().catch(() => null);
  return snapshot !== null && !isKnownCategoryAddress(snapshot.catalogue.roots, pathname);
}

async function route(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  if (isNowhere(url.pathname)) return rewrite(url, NOWHERE, 404);
  const canonical = canonicalPath(url.pathname);
  if (canonical !== url.pathname) {
    url.pathname = canonical;
    return NextResponse.redirect(url, 308);
  }
  if (await isUnknown(url.pathname)) return rewrite(url, NOWHERE, 404);
  const rendered = renderedPath(url.pathname, url.searchParams);
  return rendered === null ? NextResponse.next() : rewrite(url, rendered);
}

function rewrite(url: URL, pathname: string, status = 200): NextResponse {
  url.pathname = pathname;
  url.search = '';
  return NextResponse.rewrite(url, { status });
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await route(request);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  return response;
}

export const config = {
  // The category tree is in this process's memory, out of the edge runtime's reach.
  runtime: 'nodejs',
  // Files and pictures need neither a canonical path nor a policy for pages; their own answers carry nosniff.
  matcher: ['/((?!_next/|images/|favicon).*)'],
};

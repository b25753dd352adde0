import { type NextRequest, NextResponse } from 'next/server';
import { isOrderTerms, isOwnAddress } from '@/lib/catalogue/own-address';
import { canonicalPath, isNowhere, isReserved, renderedPath } from '@/lib/catalogue/request-path';
import { currentSnapshot, loadSnapshot } from '@/lib/commerce/catalogue/snapshot';
import { type CatalogueAnswer, catalogueAnswer } from '@/lib/commerce/routing/catalogue-address';
import { paths } from '@/lib/config/paths';
import { isUnknownPost } from '@/lib/content/post-address';

/** The page that says "not found" in the shop's frame. A finished one: notFound() alone sends an empty page for a script to fill. */
const NOWHERE = '/finns-inte';

/** The one page of terms for all orders; the reference stays in the browser's address. */
const ORDER_TERMS = '/order/1/toc';

/** How long, in milliseconds, a request waits for a catalogue that has to be loaded first. Finished pages need none. */
const PATIENCE = 2_000;

async function snapshotInTime() {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE).unref());
  return currentSnapshot() ?? Promise.race([loadSnapshot().catch(() => null), late]);
}

/** Null without a catalogue: then nothing is called unknown, the page itself decides, and fails rather than lies. */
async function catalogueSays({ pathname, searchParams }: URL): Promise<CatalogueAnswer | null> {
  const snapshot = await snapshotInTime();
  return snapshot && catalogueAnswer(snapshot.catalogue, pathname, searchParams);
}

async function toCatalogue(url: URL): Promise<NextResponse> {
  const found = await catalogueSays(url);
  switch (found?.kind) {
    case undefined:
      return show(url, renderedPath(url.pathname, url.searchParams) ?? url.pathname);
    case 'page':
      return show(url, found.path, found.status);
    case 'moved':
      url.searchParams.delete('slug');
      return redirect(url, found.path, 308);
    case 'home':
      url.search = '';
      return redirect(url, paths.home, 307);
    default:
      return show(url, NOWHERE, 404);
  }
}

async function route(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone();
  if (isNowhere(url.pathname)) return show(url, NOWHERE, 404);
  const canonical = canonicalPath(url.pathname);
  if (canonical !== url.pathname) return redirect(url, canonical, 308);
  const isOwn = isOwnAddress(url.pathname);
  if (isOwn ? isUnknownPost(url.pathname) : isReserved(url.pathname)) return show(url, NOWHERE, 404);
  if (!isOwn) return toCatalogue(url);
  return show(url, isOrderTerms(url.pathname) ? ORDER_TERMS : url.pathname);
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
  // Files and pictures need no canonical path. Every answer's security headers: lib/http-server.
  matcher: ['/((?!_next/|images/).*)'],
};

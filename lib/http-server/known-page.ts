import type { Catalogue } from '@/lib/catalogue/catalogue';
import { currentSnapshot } from '@/lib/catalogue/snapshot';
import { hasIncompletePages } from '@/lib/config/build-output';
import { destinationIn } from '@/lib/routes/destination';

/** Request header of the guard's own: middleware has nothing to decide. Named once more in middleware.ts. */
export const KNOWN_HEADER = 'x-known-page';

/** A path in the only spelling that Next does not change, and at most what the router adds to it. */
const PLAIN = /^(\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?)(?:\?_rsc=[\w-]*)?$/;

/** The catalogue that pages are made from; null while there is none, or none that finished pages were made with. */
export function shownCatalogue(): Catalogue | null {
  const snapshot = currentSnapshot();
  return snapshot && !hasIncompletePages() ? snapshot.catalogue : null;
}

/**
 * Whether a request asks for something that exists, under its own address: what middleware would let pass. False says nothing;
 * middleware then decides, as it does for every address with a choice in its query.
 * @param url as the client wrote it
 * @param catalogue in memory; nothing is loaded or waited for
 */
export function isKnownPage(url: string, catalogue: () => Catalogue | null): boolean {
  const pathname = PLAIN.exec(url)?.[1];
  if (pathname === undefined) return false;
  const found = destinationIn(catalogue(), { pathname, searchParams: new URLSearchParams() });
  return found.kind === 'page' && found.status === 200 && found.path === pathname;
}

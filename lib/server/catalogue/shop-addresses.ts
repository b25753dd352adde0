import { type Address, type Destination, destinationOf } from '@/lib/domain/paths/destination';
import { type PageRequest, pageRequest } from '@/lib/domain/paths/page-request';
import { paths } from '@/lib/domain/paths/paths';
import { listFiles, readSource } from '@/lib/server/content/files';
import { pageMatter, parseMatter } from '@/lib/server/content/front-matter';
import { memoize } from '@/lib/server/content/memoize';
import type { Catalogue } from './catalogue';
import { currentSnapshot } from './snapshot';

const terms = memoize(() => {
  const { name, matter } = readSource('pages', 'kopvillkor');
  const { version, updated } = parseMatter(pageMatter, matter, name);
  return new Set([version ?? updated, ...listFiles('terms')].map((day) => `${paths.purchaseTerms}/${day}`));
});

/** Reads only file names, which are the slugs. */
const articles = memoize(() => new Set(listFiles('blogg').map((name) => `${paths.blog}/${name}`)));

/** Whether a path is an article (`/blogg/{slug}`) or a version of the purchase terms (`/kopvillkor/{day}`) of content/. */
export function hasText(pathname: string): boolean {
  return (pathname.startsWith(paths.blog) ? articles : terms)().has(pathname);
}

/** `destinationOf` with this shop's texts. */
export function destinationIn(catalogue: Catalogue | null, address: Address): Destination {
  return destinationOf(address, { catalogue, hasText });
}

/** The same for a catalogue that may still be loading, which is called for only when the result depends on it. */
export async function loadDestination(
  address: Address,
  catalogue: () => Promise<Catalogue | null>,
): Promise<Destination> {
  const destination = destinationIn(null, address);
  return destination.kind === 'unknown' ? destinationIn(await catalogue(), address) : destination;
}

/** `pageRequest` by the catalogue of the displayed pages: null while there is none, or while cached pages are incomplete. Never waits. */
export function currentPageRequest(url: string): PageRequest {
  return pageRequest(url, { catalogue: currentSnapshot()?.catalogue ?? null, hasText });
}

import { env } from '@/lib/config/env';
import { report } from '@/lib/reporting/report';
import { singleton } from '@/lib/singleton';
import { iriKey, members, nextPage, total } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { commerceRequest } from './http';
import { LONGEST_WAIT } from './retry-after';

/**
 * Page sizes in the order in which they are tried. The first is the specification's (section 9); a Sylius on PHP's usual memory
 * limits answers it with 500 when the catalogue is large, and pages of 1,000 fit (contract.md part B sections 2 and 8).
 */
const PAGE_SIZES = [9999, 1000, 250, 50] as const;
/** A server that always has a further page must not keep us asking. */
const MAX_PAGES = 2_000;
const LIST_BYTES = 128 * 1024 * 1024;
/** How often one load may be made to wait. */
const WAITS = 3;

/** The page size that worked last, by path. */
const working = singleton('page-sizes', () => new Map<string, number>());

export interface WireList {
  readonly members: readonly unknown[];
  /** False when the server counts more than it sent: whatever is missing is not known to be gone. */
  readonly isWhole: boolean;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One page, requested again when the server names a time for that. */
async function fetchPage(path: string, query: URLSearchParams, waits: { left: number }): Promise<unknown> {
  for (;;) {
    try {
      const timeoutMs = env().COMMERCE_LIST_TIMEOUT_MS;
      return await commerceRequest({ path, query, timeoutMs, maxBytes: LIST_BYTES });
    } catch (error) {
      const wait = error instanceof CommerceError ? error.retryAfterMs : undefined;
      if (wait === undefined || wait > LONGEST_WAIT || waits.left === 0) throw error;
      waits.left -= 1;
      await sleep(wait);
    }
  }
}

interface Reading extends WireList {
  /** A member came on two pages, or the total changed: the list moved while it was read, and a member may have slipped through. */
  readonly hasMoved: boolean;
}

/** Reads a list page by page at one size, for as long as the server has more to give. */
async function readPages(path: string, size: number): Promise<Reading> {
  const all: unknown[] = [];
  const seen = new Set<string>();
  const asked = new Set<string>();
  const waits = { left: WAITS };
  let query: URLSearchParams | null = new URLSearchParams({ page: '1', itemsPerPage: String(size) });
  let announced: number | null = null;
  let firstLength = 0;
  let hasMoved = false;
  while (query !== null && asked.size < MAX_PAGES && !asked.has(query.toString())) {
    asked.add(query.toString());
    const body = await fetchPage(path, query, waits);
    const page = members(body);
    const keys = page.map((member) => iriKey(member) ?? JSON.stringify(member));
    const fresh = keys.filter((key) => !seen.has(key));
    // A server that does not know pages sends the same one again.
    if (page.length > 0 && fresh.length === 0 && asked.size > 1) break;
    hasMoved ||= fresh.length < keys.length && asked.size > 1;
    for (const key of keys) seen.add(key);
    // As arguments of one call, a hundred thousand overflow the stack.
    for (const member of page) all.push(member);
    const sum = total(body);
    // A total of less than this very page holds, or below nothing, is none.
    const counted: number | null = sum === null || sum < page.length ? announced : sum;
    hasMoved ||= asked.size > 1 && counted !== announced;
    announced = counted;
    if (asked.size === 1) firstLength = page.length;
    const further: URLSearchParams | null = nextPage(body);
    // Without a total a short page is the last one, unless the server names a further one.
    const isLast: boolean =
      announced === null ? further === null && page.length < firstLength : all.length >= announced;
    query = page.length === 0 || isLast ? null : (further ?? following(query));
  }
  const isWhole = announced === null ? asked.size < MAX_PAGES : all.length >= announced;
  if (!isWhole) report('list is incomplete', { path, announced, received: all.length });
  return { members: all, isWhole, hasMoved };
}

/** By number; null where pages have none. */
function following(query: URLSearchParams): URLSearchParams | null {
  if (!query.has('page')) return null;
  const next = new URLSearchParams(query);
  next.set('page', String(Number(query.get('page')) + 1));
  return next;
}

/** A smaller page may help: the server failed, gave up or was too slow, or its response broke off. */
function mayBeTooLarge(error: unknown): boolean {
  if (!(error instanceof CommerceError) || error.retryAfterMs !== undefined) return false;
  if (error.kind === 'timeout' || error.kind === 'parse') return true;
  return error.kind === 'http' && (error.status ?? 0) >= 500;
}

/**
 * All members of a catalogue list. Large pages are tried first; when the server fails at one, smaller ones are, and the size that
 * worked is remembered for this process. Pages are followed by the server's own word for the next one (a number or a cursor), else by number, until its
 * total is reached or, without a total, a page is short or empty. A list that moved while it was read is read once more.
 * @throws CommerceError when no page size works
 */
export async function fetchList(path: string): Promise<WireList> {
  const start = working.get(path) ?? PAGE_SIZES[0];
  for (const size of PAGE_SIZES.filter((candidate) => candidate <= start)) {
    try {
      const reading = await readPages(path, size);
      working.set(path, size);
      return reading.hasMoved ? await readPages(path, size) : reading;
    } catch (error) {
      if (!mayBeTooLarge(error) || size === PAGE_SIZES.at(-1)) throw error;
      report('list is asked for in smaller pages', { path, size, reason: String(error) });
    }
  }
  throw new CommerceError('network', `${path}: no page size works`);
}

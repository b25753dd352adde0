import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';
import { iriKey, members, total } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { commerceRequest } from './http';

/**
 * Page sizes in the order tried. The first is the specification's (section 9); a Sylius with PHP's usual memory limit
 * responds 500 to it for a large catalogue, while pages of 1,000 fit (contract.md part B sections 2 and 8).
 */
const PAGE_SIZES = [9999, 1000, 250, 50] as const;
/** Stops on a server that always has a further page. */
const MAX_PAGES = 2_000;
const LIST_BYTES = 128 * 1024 * 1024;
/**
 * Members of one list that the heap has room for: so many for each MB of its limit beyond what the server takes. Cautious: 50,000 products
 * with as many variants ended a server of 768 MB after their load (docs/benchmark.md). Ten thousand are read in any case.
 */
const MEMBERS_PER_MB = 60;
const RESERVED_MB = 300;
const ALWAYS = 10_000;
/** The code of the error for a list that does not fit into the heap. */
export const TOO_LARGE = 'too-large';
/** Maximum number of Retry-After waits per load, and milliseconds of each: a backend may recover sooner than it announced. */
const WAITS = 3;
const LONGEST_WAIT = 10_000;
/** Milliseconds before the same page is requested once more: a reload of the backend's PHP takes a tenth of it, and no page was too large. */
const AGAIN = 500;
/** A smaller page size stays for at most this many loads before a larger one is tried; twice as many after each failure. */
const LONGEST_REST = 64;

interface WorkingSize {
  readonly size: number;
  /** Loads without an attempt at a larger size, and how many of them are left. */
  readonly rest: number;
  readonly left: number;
}

/** The last page size that worked, by path. */
const working = singleton('page-sizes', () => new Map<string, WorkingSize>());

/** The pages that a list was read in: each one's query, and the hash of its response. */
export interface ListPages {
  readonly path: string;
  readonly pages: readonly (readonly [query: string, hash: string])[];
}

/** A page that has been read. */
interface ReadPage<T> {
  readonly members: readonly T[];
  readonly keys: readonly string[];
  /** By place: see Reader. */
  readonly marks: readonly string[];
  /** What the server says is the number of all members. */
  readonly total: number | null;
}

/** The pages of a list that has been read, by the hash of each response: what comes again is not read again. */
export type KeptPages<T> = ReadonlyMap<string, ReadPage<T>>;

/** How members are read. Both functions depend on the member alone. */
export interface Reader<T> {
  readonly read: (member: unknown) => T;
  /** Differs between members that are read differently: of a page that has changed, only members with new marks are read. */
  readonly mark?: (member: unknown) => string;
}

export interface WireList<T = unknown> {
  readonly members: readonly T[];
  readonly source: ListPages;
  /** For the next time that the list is read. */
  readonly kept: KeptPages<T>;
  /** False when the server's total exceeds what it sent: a missing member may still exist. */
  readonly isWhole: boolean;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Waits {
  left: number;
  again: boolean;
}

/** Whether the server, or a proxy before it, was away for a moment: whatever the size of the page. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CommerceError) || error.retryAfterMs !== undefined) return false;
  return error.kind === 'network' || (error.kind === 'http' && (error.status === 502 || error.status === 503));
}

/** Fetches a page: without its body when that is known, and only its hash without `isKnown`. Waits when the server sends Retry-After. */
async function fetchPage(
  path: string,
  query: URLSearchParams,
  waits: Waits,
  isKnown: ((hash: string) => boolean) | null = null,
) {
  for (;;) {
    try {
      const timeoutMs = env().COMMERCE_LIST_TIMEOUT_MS;
      const hash = createHash('sha1');
      const body = await commerceRequest({ path, query, timeoutMs, maxBytes: LIST_BYTES, hashed: { hash, isKnown } });
      return { body, hash: hash.digest('base64url') };
    } catch (error) {
      if (waits.again && isPassing(error)) {
        waits.again = false;
        await sleep(AGAIN);
        continue;
      }
      const wait = error instanceof CommerceError ? error.retryAfterMs : undefined;
      if (wait === undefined || wait > LONGEST_WAIT || waits.left === 0) throw error;
      waits.left -= 1;
      await sleep(wait);
    }
  }
}

/** A list without end would end the process, and with it the shop: V8 does not throw when its heap is full. */
function refuseTooLarge(path: string, count: number): void {
  const limit = v8.getHeapStatistics().heap_size_limit / 1024 / 1024;
  const most = Math.max(ALWAYS, Math.floor((limit - RESERVED_MB) * MEMBERS_PER_MB));
  if (count <= most) return;
  const message = `${path}: ${count} members, and the heap has room for ${most}`;
  throw new CommerceError('parse', message, { code: TOO_LARGE });
}

interface Reading<T> extends WireList<T> {
  /** A member came twice, or the total changed: the list changed while being read, and a member may have been missed. */
  readonly hasMoved: boolean;
}

/** Returns a function that reads the body of a page, but no member with the mark of one that is kept. */
function pageReader<T>({ read, mark }: Reader<T>, kept: KeptPages<T>): (body: unknown) => ReadPage<T> {
  const known = new Map<string | undefined, T>();
  for (const { marks, members: before } of kept.values())
    for (const [index, own] of marks.entries()) known.set(own, before[index] as T);
  return (body) => {
    const page = members(body);
    const marks = mark ? page.map(mark) : [];
    return {
      members: page.map((member, index) => known.get(marks[index]) ?? read(member)),
      keys: page.map((member) => iriKey(member) ?? JSON.stringify(member)),
      marks,
      total: total(body),
    };
  };
}

/** Reads all pages of a list at one page size, by number. */
async function readPages<T>(
  path: string,
  size: number,
  reader: Reader<T>,
  kept: KeptPages<T>,
  waits: Waits,
): Promise<Reading<T>> {
  const readPage = pageReader(reader, kept);
  const all: T[] = [];
  const seen = new Set<string>();
  const pages: (readonly [query: string, hash: string])[] = [];
  const read = new Map<string, ReadPage<T>>();
  let announced: number | null = null;
  let firstLength = 0;
  let hasMoved = false;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const query = new URLSearchParams({ page: String(number), itemsPerPage: String(size) });
    const { body, hash } = await fetchPage(path, query, waits, (digest) => kept.has(digest));
    pages.push([query.toString(), hash]);
    const page = kept.get(hash) ?? readPage(body);
    read.set(hash, page);
    const fresh = page.keys.filter((key) => !seen.has(key));
    // A server without pagination sends the same page again.
    if (page.keys.length > 0 && fresh.length === 0 && number > 1) break;
    hasMoved ||= fresh.length < page.keys.length && number > 1;
    for (const key of page.keys) seen.add(key);
    // Spreading a hundred thousand arguments would overflow the stack.
    for (const member of page.members) all.push(member);
    const sum = page.total;
    // Ignores a total below the length of this page, or negative.
    const counted: number | null = sum === null || sum < page.keys.length ? announced : sum;
    hasMoved ||= number > 1 && counted !== announced;
    announced = counted;
    refuseTooLarge(path, Math.max(all.length, announced ?? 0));
    if (number === 1) firstLength = page.keys.length;
    // Without a total a short page is the last.
    const isLast = announced === null ? page.keys.length < firstLength : all.length >= announced;
    if (page.keys.length === 0 || isLast) break;
  }
  const isWhole = announced === null ? pages.length < MAX_PAGES : all.length >= announced;
  if (!isWhole) report('list is incomplete', { path, announced, received: all.length });
  return { members: all, source: { path, pages }, kept: read, isWhole, hasMoved };
}

/** Whether a smaller page may help: a server error, a timeout, or an invalid or truncated body. */
function mayBeTooLarge(error: unknown): boolean {
  if (!(error instanceof CommerceError) || error.retryAfterMs !== undefined || error.code === TOO_LARGE) return false;
  return error.kind === 'timeout' || error.kind === 'parse' || (error.kind === 'http' && (error.status ?? 0) >= 500);
}

/** The known size, or the next larger one when it has rested long enough: a server that failed for a moment is not small for ever. */
function sizeToTry(known: WorkingSize | undefined): number {
  if (known === undefined) return PAGE_SIZES[0];
  if (known.left > 0) return known.size;
  return PAGE_SIZES.findLast((size) => size > known.size) ?? known.size;
}

function afterSuccess(known: WorkingSize | undefined, size: number, tried: number): WorkingSize {
  if (known?.size !== size) return { size, rest: 0, left: 0 };
  if (tried === size) return { ...known, left: Math.max(0, known.left - 1) };
  const rest = Math.min(LONGEST_REST, Math.max(1, known.rest * 2));
  return { size, rest, left: rest };
}

/**
 * All members of a catalogue list. Tries large pages first, and smaller ones when the server fails; larger ones again later. Reads a list again that changed
 * while being read.
 * @param reader reads each member as its page arrives, so that the page, many times larger than what is kept of it, can be collected
 * @param kept what the last reading returned
 * @throws CommerceError when no page size works, and with the code TOO_LARGE for a list that does not fit into the heap
 */
export async function fetchList<T>(
  path: string,
  reader: Reader<T>,
  kept: KeptPages<T> = new Map(),
): Promise<WireList<T>> {
  const known = working.get(path);
  const start = sizeToTry(known);
  const waits = { left: WAITS, again: true };
  for (const size of PAGE_SIZES.filter((candidate) => candidate <= start)) {
    try {
      const reading = await readPages(path, size, reader, kept, waits);
      working.set(path, afterSuccess(known, size, start));
      return reading.hasMoved ? await readPages(path, size, reader, reading.kept, waits) : reading;
    } catch (error) {
      if (!mayBeTooLarge(error) || size === PAGE_SIZES.at(-1)) throw error;
      report('list is requested in smaller pages', { path, size, reason: String(error) });
    }
  }
  throw new CommerceError('network', `${path}: no page size works`);
}

/**
 * Whether the server's responses are the same bytes as when the list was read. They are not parsed: ten thousand products would block
 * this process for a second. Throws CommerceError, except for a page that is gone.
 */
export async function isUnchanged({ path, pages }: ListPages): Promise<boolean> {
  const waits = { left: WAITS, again: true };
  try {
    for (const [query, hash] of pages)
      if ((await fetchPage(path, new URLSearchParams(query), waits)).hash !== hash) return false;
    return true;
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return false;
    throw error;
  }
}

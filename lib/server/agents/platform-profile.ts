import { once } from 'node:events';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { LRUCache } from 'lru-cache';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { singleton } from '@/lib/server/config/singleton';
import {
  cacheTime,
  LARGEST,
  type PlatformProfile,
  type ProfileResponse,
  parseProfile,
  profileError,
  profileUrl,
  SHORTEST_CACHE,
  unreachable,
} from './profile-rules';
import { TransportError } from './protocol';

/** Milliseconds for the whole fetch. */
const PATIENCE = 2_000;
/** Limits for cached profiles, and for new profiles fetched per minute by this process. */
const MOST_CACHED = 100;
const PER_MINUTE = 30;
const MINUTE = 60_000;

export type FetchProfile = (url: URL) => Promise<ProfileResponse>;

/**
 * Rejects non-public addresses while connecting: it connects to the very addresses it checked, so that the name cannot
 * resolve to another host in between.
 */
const agent = new RequestFilteringHttpsAgent();

/**
 * Fetches over https from a public address, without following redirects. Rejects when the response is incomplete after PATIENCE.
 * @param send replaces the https request in tests, which have no public address
 */
export async function fetchProfile(
  url: URL,
  send = (options: RequestOptions) => request(url, { ...options, agent }),
): Promise<ProfileResponse> {
  const outgoing = send({ signal: AbortSignal.timeout(PATIENCE), headers: { Accept: 'application/json' } });
  // An error after the response began is the response's, too.
  outgoing.on('error', () => undefined).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = incoming;
  const head = { status, cacheControl: headers['cache-control'] ?? '' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.byteLength;
    if (size > LARGEST) return { ...head, body: undefined };
    chunks.push(chunk);
  }
  return { ...head, body: Buffer.concat(chunks).toString('utf8') };
}

type Result = { readonly profile: PlatformProfile } | { readonly error: TransportError };

interface ProfilesOptions {
  readonly fetch?: FetchProfile;
  /** URLs of platforms that the dealer knows: fetched regardless of the limit for strangers. */
  readonly known?: readonly string[];
  readonly now?: () => number;
}

/**
 * Finds platforms' profiles, cached or fetched. Failures are cached too.
 * @returns a function that throws a TransportError of the specification's table, or 503 when the minute's limit for new profiles is reached
 */
export function createProfiles({ fetch = fetchProfile, known = [], now = Date.now }: ProfilesOptions = {}) {
  const budget = { minute: 0, left: PER_MINUTE };
  const spend = () => {
    const minute = Math.floor(now() / MINUTE);
    if (budget.minute !== minute) Object.assign(budget, { minute, left: PER_MINUTE });
    if (budget.left <= 0) {
      throw new TransportError(503, 'discovery_limited', 'Too many new profiles', { 'Retry-After': '60' });
    }
    budget.left -= 1;
  };
  const cache = new LRUCache<string, Result>({
    max: MOST_CACHED,
    ttl: SHORTEST_CACHE,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (address, _stale, { options }): Promise<Result> => {
      try {
        const response = await fetch(new URL(address));
        const result = { profile: parseProfile(response) };
        options.ttl = cacheTime(response);
        return result;
      } catch (error) {
        return { error: profileError(error) };
      }
    },
  });
  return async (address: string): Promise<PlatformProfile> => {
    const { href } = profileUrl(address);
    if (!cache.has(href) && !known.includes(href)) spend();
    const result = await cache.fetch(href);
    if (!result) throw unreachable('The profile could not be fetched');
    if ('error' in result) throw result.error;
    return result.profile;
  };
}

export type Profiles = ReturnType<typeof createProfiles>;

/** The profiles of this process, shared by all route bundles. */
export function processProfiles(known: readonly string[]): Profiles {
  return singleton('ucp-profiles', () => ({ find: createProfiles({ known }) })).find;
}

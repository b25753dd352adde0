import { once } from 'node:events';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { LRUCache } from 'lru-cache';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { z } from 'zod';
import { singleton } from '@/lib/domain/singleton';
import { TransportError } from './protocol';

/** Milliseconds for the whole fetch. */
const PATIENCE = 2_000;
const LARGEST = 64 * 1024;
const LONGEST_URL = 2_048;
/** Limits for cached profiles, and for new profiles fetched per minute by this process. */
const MOST_KEPT = 100;
const PER_MINUTE = 30;
const MINUTE = 60_000;
/** Milliseconds: minimum cache time of a profile (the specification's floor) and of a failure, and maximum of a profile. */
const SHORTEST_KEPT = MINUTE;
const LONGEST_KEPT = 60 * MINUTE;

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const entries = z.record(z.string(), z.array(z.looseObject({ version })));

/** The parts of a platform's profile that negotiation reads; the rest only needs the right type. */
const profile = z.looseObject({
  ucp: z.looseObject({ version, services: entries, payment_handlers: entries, capabilities: entries.default({}) }),
});

export type PlatformProfile = z.infer<typeof profile>['ucp'];

export interface Fetched {
  readonly status: number;
  /** Undefined when it is too long. */
  readonly body: string | undefined;
  /** The Cache-Control header. */
  readonly cacheControl: string;
}

export type FetchProfile = (url: URL) => Promise<Fetched>;

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
): Promise<Fetched> {
  const sent = send({ signal: AbortSignal.timeout(PATIENCE), headers: { Accept: 'application/json' } });
  // An error after the response began is the response's, too.
  sent.on('error', () => undefined).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  const fetched = { status, cacheControl: headers['cache-control'] ?? '' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.byteLength;
    if (size > LARGEST) return { ...fetched, body: undefined };
    chunks.push(chunk);
  }
  return { ...fetched, body: Buffer.concat(chunks).toString('utf8') };
}

const unreachable = (reason: string) => new TransportError(424, 'profile_unreachable', reason);
const invalid = (reason: string) => new TransportError(400, 'invalid_profile_url', reason);
const malformed = (reason: string) => new TransportError(422, 'profile_malformed', reason);

/** @throws TransportError 400 unless it is an https URL on the default port */
function profileUrl(address: string): URL {
  const url = address.length <= LONGEST_URL ? URL.parse(address) : null;
  const isAccepted = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isAccepted) throw invalid('The profile must be an https address');
  url.hash = '';
  return url;
}

function parseProfile({ status, body }: Fetched): PlatformProfile {
  if (status < 200 || status > 299) throw unreachable(`The profile was sent with status ${status}`);
  if (body === undefined) throw malformed(`The profile is larger than ${LARGEST} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw malformed('The profile is not valid JSON');
  }
  const parsed = profile.safeParse(value);
  if (!parsed.success) throw malformed('The profile violates its schema');
  return parsed.data.ucp;
}

function profileError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  // The specification's table distinguishes a name that does not resolve from a host that does not respond.
  const isUnresolvable = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
  return isUnresolvable
    ? invalid('The host of the profile does not exist')
    : unreachable('The profile could not be fetched');
}

function keptFor({ cacheControl }: Fetched): number {
  const seconds = Number(/max-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0);
  return Math.min(LONGEST_KEPT, Math.max(SHORTEST_KEPT, seconds * 1000));
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
    max: MOST_KEPT,
    ttl: SHORTEST_KEPT,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (address, _stale, { options }): Promise<Result> => {
      try {
        const fetched = await fetch(new URL(address));
        const result = { profile: parseProfile(fetched) };
        options.ttl = keptFor(fetched);
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

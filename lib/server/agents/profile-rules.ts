import { z } from 'zod';
import { TransportError } from './protocol';

export const LARGEST = 64 * 1024;
const LONGEST_URL = 2_048;
const MINUTE = 60_000;
/** Milliseconds: minimum cache time of a profile (the specification's floor) and of a failure, and maximum of a profile. */
export const SHORTEST_CACHE = MINUTE;
const LONGEST_CACHE = 60 * MINUTE;

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const entries = z.record(z.string(), z.array(z.looseObject({ version })));

/** The parts of a platform's profile that negotiation reads; the rest only needs the right type. */
const profile = z.looseObject({
  ucp: z.looseObject({ version, services: entries, payment_handlers: entries, capabilities: entries.default({}) }),
});

export type PlatformProfile = z.infer<typeof profile>['ucp'];

/** A platform's response. */
export interface ProfileResponse {
  readonly status: number;
  /** Undefined when it is too long. */
  readonly body: string | undefined;
  /** The Cache-Control header. */
  readonly cacheControl: string;
}

export const unreachable = (reason: string) => new TransportError(424, 'profile_unreachable', reason);
const invalid = (reason: string) => new TransportError(400, 'invalid_profile_url', reason);
const malformed = (reason: string) => new TransportError(422, 'profile_malformed', reason);

/** The profile's URL as it is cached. @throws TransportError 400 unless it is an https URL on the default port */
export function profileUrl(address: string): URL {
  const url = address.length <= LONGEST_URL ? URL.parse(address) : null;
  const isAccepted = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isAccepted) throw invalid('The profile must be an https address');
  url.hash = '';
  return url;
}

/** @throws TransportError 424 for another status than success, 422 for another body than a profile */
export function parseProfile({ status, body }: ProfileResponse): PlatformProfile {
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

/** The error of the specification's table for anything that fetching or parsing threw. */
export function profileError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  // The specification's table distinguishes a name that does not resolve from a host that does not respond.
  const isUnresolvable = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
  return isUnresolvable
    ? invalid('The host of the profile does not exist')
    : unreachable('The profile could not be fetched');
}

/** How long a profile is cached, in milliseconds. */
export function cacheTime({ cacheControl }: Pick<ProfileResponse, 'cacheControl'>): number {
  const seconds = Number(/max-age=(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0);
  return Math.min(LONGEST_CACHE, Math.max(SHORTEST_CACHE, seconds * 1000));
}

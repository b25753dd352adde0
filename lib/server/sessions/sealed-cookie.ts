import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';

/** The part of Next's cookie store that sealed cookies need; route handlers pass `await cookies()`. */
export interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  getAll(): readonly { readonly name: string; readonly value: string }[];
  set(name: string, value: string, options: CookieOptions): void;
}

interface CookieOptions {
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly secure: boolean;
  readonly path: '/';
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
}

export interface SealSettings {
  readonly secret: string;
  /** Only open existing seals, while the secret is rotated (docs/operations.md). */
  readonly others?: readonly string[];
  /** True over https: sets Secure and the __Host- prefix, which no neighbouring host can forge. */
  readonly secure: boolean;
}

export interface SealedCookie<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** Seconds. */
  readonly ttl: number;
}

type Secrets = Pick<SealSettings, 'secret' | 'others'>;

/** Id of a password inside a seal: a hash, so that it stays the same when others are added. */
const nameOf = (secret: string) => createHash('sha256').update(secret).digest().readUInt32BE();

/** For iron-session's `sealData`. */
export const toSeal = ({ secret }: Secrets): Record<string, string> => ({ [nameOf(secret)]: secret });

/** For iron-session's `unsealData`. */
export const toOpen = ({ secret, others = [] }: Secrets): Record<string, string> =>
  Object.fromEntries([secret, ...others].map((known) => [nameOf(known), known]));

function cookieName(cookie: { readonly name: string }, secure: boolean): string {
  return secure ? `__Host-${cookie.name}` : cookie.name;
}

function options(secure: boolean, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge };
}

/** The cookie's value; null when it is missing, tampered with, expired or of another shape. Never throws. */
export async function readSealed<T>(
  jar: CookieJar,
  cookie: SealedCookie<T>,
  settings: SealSettings,
): Promise<T | null> {
  const sealed = jar.get(cookieName(cookie, settings.secure))?.value;
  if (!sealed) return null;
  const data = await unsealData(sealed, { password: toOpen(settings), ttl: cookie.ttl }).catch(() => null);
  const parsed = cookie.schema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** The values of all cookies whose names begin like this one's; those that cannot be read are left out. Never throws. */
export async function readSealedFamily<T>(
  jar: CookieJar,
  cookie: SealedCookie<T>,
  settings: SealSettings,
): Promise<readonly T[]> {
  const family = cookieName(cookie, settings.secure);
  const names = jar.getAll().flatMap(({ name }) => (name.startsWith(family) ? name.slice(family.length) : []));
  const values = await Promise.all(
    names.map((rest) => readSealed(jar, { ...cookie, name: `${cookie.name}${rest}` }, settings)),
  );
  return values.filter((value) => value !== null);
}

/** Seals a value into its cookie and restarts its lifetime. May hold tokens: neither scripts nor other sites can read it. */
export async function writeSealed<T>(
  jar: CookieJar,
  cookie: SealedCookie<T>,
  value: T,
  settings: SealSettings,
): Promise<void> {
  const sealed = await sealData(value, { password: toSeal(settings), ttl: cookie.ttl });
  jar.set(cookieName(cookie, settings.secure), sealed, options(settings.secure, cookie.ttl));
}

/** Removes a cookie. A copy of it stays readable until it expires: see endSession. */
export function clearSealed(jar: CookieJar, cookie: { readonly name: string }, settings: SealSettings): void {
  jar.set(cookieName(cookie, settings.secure), '', options(settings.secure, 0));
}

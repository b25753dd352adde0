import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { tokens } from '../db/order-tables';
import { ShopError } from '../http/errors';

export type Token = typeof tokens.$inferSelect;
export type Purpose = Token['purpose'];

/** Lifetime of an access token in seconds. A signature is short-lived: it is meant for the one order on the screen. */
export const ACCESS_SECONDS: Readonly<Record<Purpose, number>> = { login: 3600, signing: 900 };
const REFRESH_SECONDS: Readonly<Record<Purpose, number>> = { login: 12 * 3600, signing: 900 };

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Issues the two tokens of a session. Only the response contains them; the database stores their SHA-256. */
export function issueTokens(
  tx: Database,
  owner: Pick<Token, 'sessionId' | 'purpose' | 'customerId'>,
  now: Date,
): { access: string; refresh: string } {
  const issue = (side: Token['side'], seconds: number) => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = now.getTime() + seconds * 1000;
    tx.insert(tokens)
      .values({ ...owner, hash: hashOf(token), side, expiresAt })
      .run();
    return token;
  };
  return {
    access: issue('access', ACCESS_SECONDS[owner.purpose]),
    refresh: issue('refresh', REFRESH_SECONDS[owner.purpose]),
  };
}

function bearer(headers: Headers, name: string): string | undefined {
  return /^Bearer\s+(\S{1,500})$/i.exec(headers.get(name)?.trim() ?? '')?.[1];
}

function lookUp(db: Database, text: string | undefined, side: Token['side']): Token | undefined {
  if (text === undefined) return undefined;
  const token = db
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashOf(text)))
    .get();
  return token?.side === side ? token : undefined;
}

const isAlive = (token: Token, now: Date) => token.expiresAt > now.getTime();

/**
 * The caller, by the headers of contract.md A1; `access_token` replaces an `Authorization` header that a proxy has
 * dropped. Undefined without a token. An expired access token is still accepted together with a valid refresh token of the
 * same session. Throws a ShopError (401) for an unknown token.
 */
export function callerOf(db: Database, headers: Headers, now: Date): Token | undefined {
  const text = bearer(headers, 'authorization') ?? bearer(headers, 'access_token');
  if (text === undefined) return undefined;
  const access = lookUp(db, text, 'access');
  if (!access) throw new ShopError(401, 'Invalid JWT Token');
  if (isAlive(access, now)) return access;
  const refresh = lookUp(db, bearer(headers, 'refresh_token'), 'refresh');
  if (refresh?.sessionId === access.sessionId && isAlive(refresh, now)) return access;
  throw new ShopError(401, 'Expired JWT Token');
}

/** The caller, who must be signed in. Throws a ShopError (401; 403 for a signature). */
export function signedIn(db: Database, headers: Headers, now: Date): Token {
  const caller = callerOf(db, headers, now);
  if (!caller) throw new ShopError(401, 'JWT Token not found');
  if (caller.purpose !== 'login') throw new ShopError(403, 'WRONG_PURPOSE');
  return caller;
}

/**
 * The signature that a call carries: `x-signing-token` (refresh side) and the access side of the same session.
 * Throws a ShopError: 401 when one is missing, expired or unknown; 403 for a login.
 */
export function signer(db: Database, headers: Headers, now: Date): Token {
  const access = callerOf(db, headers, now);
  const signing = lookUp(db, bearer(headers, 'x-signing-token'), 'refresh');
  if (!access || !signing) throw new ShopError(401, 'JWT Token not found');
  if (access.purpose !== 'signing' || signing.purpose !== 'signing') throw new ShopError(403, 'WRONG_PURPOSE');
  if (signing.sessionId !== access.sessionId) throw new ShopError(401, 'Invalid JWT Token');
  if (!isAlive(signing, now)) throw new ShopError(401, 'Expired JWT Token');
  return access;
}

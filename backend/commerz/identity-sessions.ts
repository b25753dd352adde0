import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { identitySessions } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { findPerson } from '../register/register';
import { customerOf } from './customers';
import { ACCESS_SECONDS, issueTokens, type Purpose } from './tokens';

export type IdentitySession = typeof identitySessions.$inferSelect;

/** The only paths that the hosted page may return to, by what the person confirms there. */
export const callbacks: Readonly<Record<Purpose, string>> = {
  login: '/get-bank-id-session',
  signing: '/get-payment-signing-session',
};

/** Milliseconds: a BankID order is valid for three minutes (domain.md 3.2), its result can be fetched for ten more. */
export const OPEN_FOR = 3 * 60_000;
const RESULT_KEPT = 10 * 60_000;

/**
 * Opens a session on the hosted page (contract.md A2).
 * @param callbackUrl one of `callbacks`, which also decides the purpose; login when omitted
 * Throws a ShopError (400) for any other path.
 */
export function startIdentitySession(db: Database, callbackUrl: string | undefined, now: Date): IdentitySession {
  const path = callbackUrl ?? callbacks.login;
  const purpose = (['login', 'signing'] as const).find((name) => callbacks[name] === path);
  if (!purpose) throw new ShopError(400, 'callbackUrl');
  const id = randomBytes(16).toString('hex');
  return db.insert(identitySessions).values({ id, purpose, state: 'open', createdAt: now.getTime() }).returning().get();
}

/** A session in its current state: `expired` when it was not finished, or its result not fetched, in time. */
export function findIdentitySession(db: Database, id: string, now: Date): IdentitySession | undefined {
  const session = db.select().from(identitySessions).where(eq(identitySessions.id, id)).get();
  if (!session) return undefined;
  const late =
    (session.state === 'open' && session.createdAt + OPEN_FOR <= now.getTime()) ||
    (session.state === 'done' && (session.doneAt ?? 0) + RESULT_KEPT <= now.getTime());
  return late ? { ...session, state: 'expired' } : session;
}

type Changes = Partial<Pick<IdentitySession, 'state' | 'personalNumber' | 'device' | 'doneAt'>>;

/** Records an action on the hosted page. Returns false and changes nothing once the session is no longer open. */
export function changeOpenSession(db: Database, id: string, changes: Changes, now: Date): boolean {
  return db.transaction(
    (tx) => {
      if (findIdentitySession(tx, id, now)?.state !== 'open') return false;
      tx.update(identitySessions).set(changes).where(eq(identitySessions.id, id)).run();
      return true;
    },
    { behavior: 'immediate' },
  );
}

const ENDED = { cancelled: 'CANCELLED', expired: 'EXPIRED', used: 'UNKNOWN' } as const;

/**
 * Body of get-bankid-session (contract.md A2). Returns the tokens once: the same transaction marks the session as used.
 * Throws a ShopError (400) with CANCELLED, EXPIRED or UNKNOWN.
 */
export function exchangeIdentitySession(db: Database, id: string, now: Date) {
  return db.transaction(
    (tx) => {
      const session = findIdentitySession(tx, id, now);
      if (!session) throw new ShopError(400, 'UNKNOWN');
      if (session.state === 'open') return { message: 'NOTLOGGEDIN' };
      if (session.state !== 'done') throw new ShopError(400, ENDED[session.state]);
      const person = findPerson(session.personalNumber ?? '');
      if (!person) throw new ShopError(400, 'UNKNOWN');
      const { purpose } = session;
      const customer = customerOf(tx, person);
      const owner = { sessionId: id, purpose, customerId: customer.id };
      const { access, refresh } = issueTokens(tx, owner, now);
      tx.update(identitySessions).set({ state: 'used' }).where(eq(identitySessions.id, id)).run();
      return {
        access_token: access,
        refresh_token: refresh,
        expires_in: ACCESS_SECONDS[purpose],
        custom_data: { customerId: customer.id, sessionId: id },
      };
    },
    { behavior: 'immediate' },
  );
}

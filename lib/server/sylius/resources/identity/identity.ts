import { z } from 'zod';
import { maskPersonalNumber, readPersonalNumber } from '@/lib/domain/buyer/personal-number';
import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asMap, errorText, isWire, readWireId } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** In the backend's own type. */
  readonly customerId: number | string;
  readonly sessionId: string;
}

/** Results of reading a BankID session. `pending`: the customer is still on the hosted page, or in the app. */
export type BankIdOutcome =
  | { readonly kind: 'done'; readonly tokens: Tokens }
  | { readonly kind: 'pending' }
  | { readonly kind: 'cancelled' | 'expired' | 'unknown' };

const DEFAULT_EXPIRY = 900;

const output = z.looseObject({
  access_token: wire.label,
  refresh_token: wire.label,
  expires_in: wire.count,
  custom_data: wire.map,
});

/** Parses get-bankid-session (contract.md A2). Without an access token the session is pending. */
export function parseBankIdSession(body: unknown): BankIdOutcome {
  const data = output.parse(asMap(asMap(body).output));
  if (data.access_token === null) return { kind: 'pending' };
  return {
    kind: 'done',
    tokens: {
      accessToken: data.access_token,
      refreshToken: data.refresh_token ?? '',
      expiresIn: data.expires_in ?? DEFAULT_EXPIRY,
      customerId: readWireId(data.custom_data.customerId) ?? '',
      sessionId: wire.id.parse(data.custom_data.sessionId) ?? '',
    },
  };
}

/**
 * The URL at which the browser identifies the customer. With `signing` it returns to the order's page instead of the login page.
 * @throws CommerceError, of kind `parse` without a usable URL
 */
export async function startHostedBankId(purpose: 'login' | 'signing', send = commerceRequest): Promise<string> {
  const query = new URLSearchParams(purpose === 'signing' ? { callbackUrl: '/get-payment-signing-session' } : {});
  const body = await send({ path: 'sylius/commerz/start-hosted-grand-id', query });
  const address = URL.parse(wire.label.parse(asMap(body).redirectUrl) ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) throw new CommerceError('parse', 'no address to identify at');
  return address.href;
}

/** 4xx statuses that say nothing about a session, as for an order (contract.md A5). */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * Reads a BankID session once. An ended session is a result (contract.md A2); an unreachable or busy backend and a router's page are not.
 * @throws CommerceError without a response, or for a backend error
 */
export async function readBankIdSession(grandIdSession: string, send = commerceRequest): Promise<BankIdOutcome> {
  try {
    const query = new URLSearchParams({ grandidsession: grandIdSession });
    return parseBankIdSession(await send({ path: 'sylius/commerz/get-bankid-session', query }));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status === undefined || error.status >= 500) throw error;
    if (UNDECIDED.has(error.status) || !isWire(error.body)) throw error;
    const reason = errorText(error.body).toUpperCase();
    if (reason.includes('NOTLOGGEDIN')) return { kind: 'pending' };
    if (reason.includes('CANCEL')) return { kind: 'cancelled' };
    return { kind: reason.includes('EXPIRED') ? 'expired' : 'unknown' };
  }
}

const words = wire.label.transform((text) => text ?? '');

const customer = z.object({
  firstName: words,
  lastName: words,
  email: words,
  address: words,
  zipcode: words,
  city: words,
  co: words,
  phoneNumber: words,
  blocked: wire.bool,
  subscribedToNewsletter: wire.bool,
  ssn: words,
});

/** Whether the customer is at least 18; null when the personal number is unreadable. */
function adult(ssn: string, now: Date): boolean | null {
  const read = readPersonalNumber(ssn, now);
  if (read.ok) return true;
  return read.problem === 'under-age' ? false : null;
}

/** The personal number in get-customer, twelve digits; null when missing, invalid or under-age. Server only. */
export function parsePersonalNumber(body: unknown, now: Date): string | null {
  const read = readPersonalNumber(customer.safeParse(body).data?.ssn ?? '', now);
  return 'value' in read ? read.value : null;
}

/**
 * Parses get-customer for the browser: the personal number is returned masked only (domain.md 5.7).
 * @throws CommerceError of kind `parse` when the response is no customer: without name, e-mail address and number
 */
export function parseCustomer(body: unknown, customerId: string, now: Date): CustomerResponse {
  const parsed = customer.safeParse(body);
  if (!parsed.success) throw new CommerceError('parse', 'customer: not an object');
  const { ssn, zipcode: zipCode, co: county, phoneNumber: phone, ...same } = parsed.data;
  if ([same.firstName, same.lastName, same.email, ssn].every((fact) => fact === ''))
    throw new CommerceError('parse', 'customer: says nobody');
  const maskedSsn = maskPersonalNumber(ssn.replace(/\D/g, ''));
  return { ...same, customerId, isAdult: adult(ssn, now), zipCode, county, phone, maskedSsn };
}

import { createHmac } from 'node:crypto';
import { type BrowserOrder, readBrowserOrders } from '@/lib/account/browser-orders';
import type { CommerceRequest } from '@/lib/sylius/client/http';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parsePersonalNumber } from '@/lib/sylius/resources/identity/identity';
import type { WireId } from '../contract/answers';
import type { ProxyCall } from './call';
import { Refusal } from './refusal';
import type { Reply } from './settle';

export type Tokens = Pick<CommerceRequest, 'session'>;

/** The signed-in customer's tokens, for a call that is theirs. */
export function tokensOf(call: ProxyCall): Tokens {
  if (!call.session) return {};
  const { accessToken, refreshToken } = call.session;
  return { session: { accessToken, refreshToken } };
}

export function ownerOf(call: ProxyCall): string | null {
  return call.session === null ? null : String(call.session.customerId);
}

export interface Buyer {
  readonly fields: { readonly ssn: string } | { readonly customerId: WireId };
  readonly tokens: Tokens;
  /** Keyed, so that neither memory nor cookie holds a personal number. */
  readonly mark: string;
  /** The same by the secrets that only open: of orders from before the secret was changed. */
  readonly otherMarks: readonly string[];
}

function marksOf(call: ProxyCall, text: string): Pick<Buyer, 'mark' | 'otherMarks'> {
  const { secret, others = [] } = call.deps.seal;
  const by = (key: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return { mark: by(secret), otherMarks: others.map(by) };
}

/** Whether a hash was made of this buyer, by whichever secret. */
export function isMarkOf(mark: string, buyer: Pick<Buyer, 'mark' | 'otherMarks'>): boolean {
  return mark === buyer.mark || buyer.otherMarks.includes(mark);
}

/**
 * Who buys: the typed personal number, or the signed-in customer.
 * @throws Refusal SESSION when there is neither
 */
export function buyerOf(call: ProxyCall, ssn: string | undefined): Buyer {
  if (ssn !== undefined) return { fields: { ssn }, tokens: {}, ...marksOf(call, `ssn ${ssn}`) };
  if (!call.session) throw new Refusal('SESSION');
  const { customerId } = call.session;
  return { fields: { customerId }, tokens: tokensOf(call), ...marksOf(call, `customer ${customerId}`) };
}

/** Milliseconds for which it is remembered which person a session is: a page asks about its order every few seconds. */
const PERSON_KEPT = 60_000;

/**
 * Whether the signed-in customer is the person of whose typed personal number this mark was made.
 * @throws Refusal UNANSWERED when the backend does not tell; CommerceError of kind `unauthorized` when the session has ended
 */
export async function isPerson(call: ProxyCall, mark: string | null): Promise<boolean> {
  const { session, deps } = call;
  if (session === null || mark === null) return false;
  const query = new URLSearchParams({ id: String(session.customerId) });
  const request = { path: 'sylius/commerz/get-customer', query, ...tokensOf(call) };
  const person = async () => {
    const number = parsePersonalNumber(await deps.upstream(request), deps.now());
    if (number === null) return [];
    const { mark: current, otherMarks } = marksOf(call, `ssn ${number}`);
    return [current, ...otherMarks];
  };
  const own = await deps.shared(`person ${session.id}`, PERSON_KEPT, person).catch((error: unknown) => {
    if (error instanceof CommerceError && error.kind !== 'unauthorized') throw new Refusal('UNANSWERED');
    throw error;
  });
  return Array.isArray(own) && own.includes(mark);
}

/**
 * Whether who calls now may see what was ordered: the customer in whose session it was; what was ordered signed out, whoever sits
 * here until somebody signs in, and from then on its buyer alone (docs/decisions/0063).
 * @throws as isPerson
 */
export async function mayOpen(
  call: ProxyCall,
  { owner, buyer, guarded }: Pick<BrowserOrder, 'owner' | 'buyer' | 'guarded'>,
): Promise<boolean> {
  if (owner !== null) return owner === ownerOf(call);
  return call.session === null ? !guarded : isPerson(call, buyer);
}

export const isId = (orderId: WireId) => (order: BrowserOrder) => String(order.id) === String(orderId);

export interface OrderAccess {
  /** In the type in which the backend sent it, when this browser made the order. */
  readonly orderId: WireId;
  /** None for an order that was made without them. */
  readonly tokens: Tokens;
  /** This browser made it. Of any other, nobody is told whether it exists. */
  readonly isMadeHere: boolean;
  /** Version of the purchase terms that this browser made it under; null when not known. */
  readonly terms: string | null;
}

/**
 * Lets a call about an order pass for the browser that made it (`mayOpen`); and for a signed-in customer about an order that this
 * browser does not know, whom the backend checks.
 * @throws Refusal ORDER; and as isPerson
 */
export async function orderAccess(call: ProxyCall, orderId: WireId): Promise<OrderAccess> {
  const made = (await readBrowserOrders(call.deps.jar, call.deps.seal)).find(isId(orderId));
  if (made) {
    if (!(await mayOpen(call, made))) throw new Refusal('ORDER');
    return { orderId: made.id, tokens: made.withSession ? tokensOf(call) : {}, isMadeHere: true, terms: made.terms };
  }
  if (!call.session) throw new Refusal('ORDER');
  return { orderId, tokens: tokensOf(call), isMadeHere: false, terms: null };
}

/** Somebody else's order and none at all are refused alike. */
export function refuseForeign({ status, body }: Reply): void {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  if ([status, code].some((said) => said === 403 || said === 404)) throw new Refusal('ORDER');
}

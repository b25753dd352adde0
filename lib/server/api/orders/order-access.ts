import { createHmac } from 'node:crypto';
import type { WireId } from '@/lib/domain/shop-api/responses';
import type { ProxyCall } from '@/lib/server/api/proxy-call';
import { Refusal } from '@/lib/server/api/refusal';
import { type BrowserOrder, readBrowserOrders } from '@/lib/server/sessions/browser-orders';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parsePersonalNumber } from '@/lib/server/sylius/resources/identity/identity';
import type { Reply } from './settle';

export type OrderTokens = Pick<CommerceRequest, 'session'>;

/** The signed-in customer's tokens; empty when signed out. */
export function tokensOf(call: ProxyCall): OrderTokens {
  if (!call.session) return {};
  const { accessToken, refreshToken } = call.session;
  return { session: { accessToken, refreshToken } };
}

export function ownerOf(call: ProxyCall): string | null {
  return call.session === null ? null : String(call.session.customerId);
}

export interface OrderBuyer {
  readonly fields: { readonly ssn: string } | { readonly customerId: WireId };
  readonly tokens: OrderTokens;
  /**
   * Keyed hashes, so that neither memory nor cookie contains a personal number. The first is for storing; the others, with the
   * secrets that only open, are for orders from before a rotation of the secret.
   */
  readonly marks: readonly [string, ...string[]];
}

function marksOf(call: ProxyCall, text: string): OrderBuyer['marks'] {
  const { secret, others = [] } = call.deps.seal;
  const by = (key: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return [by(secret), ...others.map(by)];
}

/**
 * The buyer: the typed personal number, or else the signed-in customer.
 * @throws Refusal SESSION without either
 */
export function orderBuyerOf(call: ProxyCall, ssn: string | undefined): OrderBuyer {
  if (ssn !== undefined) return { fields: { ssn }, tokens: {}, marks: marksOf(call, `ssn ${ssn}`) };
  if (!call.session) throw new Refusal('SESSION');
  const { customerId } = call.session;
  return { fields: { customerId }, tokens: tokensOf(call), marks: marksOf(call, `customer ${customerId}`) };
}

/** Milliseconds to cache the person of a session: a page polls its order every few seconds. */
const PERSON_KEPT = 60_000;

/**
 * Whether this mark is the hash of the signed-in customer's personal number.
 * @throws Refusal UNANSWERED when the backend does not respond; CommerceError of kind `unauthorized` when the session has ended
 */
export async function isPerson(call: ProxyCall, mark: string | null): Promise<boolean> {
  const { session, deps } = call;
  if (session === null || mark === null) return false;
  const query = new URLSearchParams({ id: String(session.customerId) });
  const request = { path: 'sylius/commerz/get-customer', query, ...tokensOf(call) };
  const person = async (): Promise<readonly string[]> => {
    const number = parsePersonalNumber(await deps.upstream(request), deps.now());
    return number === null ? [] : marksOf(call, `ssn ${number}`);
  };
  const own = await deps.shared(`person ${session.id}`, PERSON_KEPT, person).catch((error: unknown) => {
    if (error instanceof CommerceError && error.kind !== 'unauthorized') throw new Refusal('UNANSWERED');
    throw error;
  });
  return own.includes(mark);
}

/**
 * Whether the caller may see an order. An order with an owner: only that customer. An order placed signed out: anybody at this browser
 * until a customer signs in, after that only its buyer (docs/decisions/0063).
 * @throws like isPerson
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
  /** In the backend's own type, when this browser placed the order. */
  readonly orderId: WireId;
  /** Empty for an order that was placed without them. */
  readonly tokens: OrderTokens;
  /** This browser placed it. For any other order, responses do not reveal whether it exists. */
  readonly isMadeHere: boolean;
  /** Version of the purchase terms with which this browser placed it; null when unknown. */
  readonly terms: string | null;
}

/**
 * Allows a request about an order from the browser that placed it (`mayOpen`), and from a signed-in customer about an order that this
 * browser does not know: the backend then checks the owner.
 * @throws Refusal ORDER; and like isPerson
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

/**
 * The id of the newest order of this browser that the caller may see; null when there is none.
 * @throws like isPerson
 */
export async function latestOrderOf(call: ProxyCall): Promise<{ readonly orderId: WireId } | null> {
  const orders = await readBrowserOrders(call.deps.jar, call.deps.seal);
  for (const order of orders.toReversed()) if (await mayOpen(call, order)) return { orderId: order.id };
  return null;
}

/** Refuses another customer's order and a missing one alike, so that neither is revealed. */
export function refuseForeign({ status, body }: Reply): void {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  if ([status, code].some((said) => said === 403 || said === 404)) throw new Refusal('ORDER');
}

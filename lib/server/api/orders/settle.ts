import { knownCode } from '@/lib/domain/order/payments/index';
import type { CodeResponse, CreateOrderResponse, FetchedOrder, WireId } from '@/lib/domain/shop-api/responses';
import { Refusal } from '@/lib/server/api/refusal';
import { errorText, isWire } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseCreateOrder, parseFetchedOrder } from '@/lib/server/sylius/resources/orders/orders';

/** The backend's response: an HTTP status and a JSON body, or status null when nothing could be read. */
export interface Reply {
  readonly status: number | null;
  /** Undefined when the response was empty or not JSON. */
  readonly body: unknown;
}

/** Waits for the backend's response of any status. Rethrows everything but a CommerceError. */
export async function replyOf(call: Promise<unknown>): Promise<Reply> {
  try {
    return { status: 200, body: await call };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const isResponse = error.kind === 'http' || error.kind === 'unauthorized';
    return isResponse ? { status: error.status ?? null, body: error.body } : { status: null, body: undefined };
  }
}

/** 4xx statuses that do not concern the request itself (contract.md A5). */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 425, 429]);

export const isUndecided = (status: number): boolean => UNDECIDED.has(status);

/** "NOT_FOUND", "ORDER_NOT_FOUND", "Order 991 not found": about an order, not about a route (contract.md A5). */
const UNKNOWN_ORDER = /\bNOT_FOUND\b|_NOT_FOUND\b|\bUNKNOWN_ORDER\b|^order\b.*\b(not found|unknown|does not exist)\b/i;

/** Whether the backend itself reports a missing order: any other 404 comes from a router or a deployment. */
export function isUnknownOrder({ status, body }: Reply): boolean {
  if (!isWire(body)) return false;
  const is404 = status === 404 || (status === 200 && body.code === 404);
  return is404 && UNKNOWN_ORDER.test(errorText(body));
}

/** A 404 that is not about the order leaves the outcome of the call unknown. */
function isStray(reply: Reply, code: number): boolean {
  return code === 404 && !isUnknownOrder(reply);
}

function refuses(status: number): boolean {
  return status >= 400 && status < 500 && !isUndecided(status);
}

/** The code of a response: the body's own code, unless the HTTP status is an error and the body's code is not. */
function codeOf({ status }: Reply, bodyCode: number | null): number {
  if (status === 200) return bodyCode ?? 200;
  return bodyCode !== null && bodyCode >= 400 ? bodyCode : (status ?? 0);
}

/** The status and body of a readable response. Throws Refusal SESSION_ENDED on a 401 to a session, UNANSWERED without one. */
function readable({ status, body }: Reply, sentTokens: boolean) {
  if (status === 401 && sentTokens) throw new Refusal('SESSION_ENDED');
  if (status === null || !isWire(body)) throw new Refusal('UNANSWERED');
  return { status, body };
}

/**
 * The definite result of a create-order response (contract.md A5): an order or a refusal. Everything else is uncertain: the order
 * may exist, so its intent must be kept.
 * @param sentTokens whether the call carried a session, which a 401 then ends
 * @throws Refusal PRICES when the backend's total differs from the agreed one, BUYER for another buyer's order,
 * SESSION_ENDED on 401, UNANSWERED when uncertain
 */
export function settleCreateOrder(reply: Reply, sentTokens: boolean): CreateOrderResponse {
  const { status, body } = readable(reply, sentTokens);
  const { text, code: bodyCode, ...order } = parseCreateOrder(body);
  const code = codeOf(reply, bodyCode);
  const isOrder = status === 200 && code === 200 && order.orderId !== null;
  if (isOrder && bodyCode === 200) return { ...order, outcome: 'order', code, message: 'OK' };
  if (code === 409 && /\bPRICE\b/i.test(text)) throw new Refusal('PRICES');
  // The order or its intent belongs to another buyer.
  if (code === 403 && /\bORDER\b/.test(text)) throw new Refusal('BUYER');
  const known = knownCode(text);
  if (known !== null) return { ...order, outcome: 'refused', code, message: known };
  if (isOrder) return { ...order, outcome: 'order', code, message: 'OK' };
  if (refuses(code) && (status === 200 || refuses(status)) && !isStray(reply, code))
    return { ...order, outcome: 'refused', code, message: 'DEF' };
  throw new Refusal('UNANSWERED');
}

/**
 * The order in a fetch-order response.
 * @throws Refusal UNKNOWN when the backend reports that there is no such order, ORDER when it belongs to another customer,
 * SESSION_ENDED on 401, UNANSWERED for everything else that is not an order
 */
export function settleFetchOrder(reply: Reply, sentTokens: boolean): FetchedOrder {
  const { status, body } = readable(reply, sentTokens);
  if (isUnknownOrder(reply)) throw new Refusal('UNKNOWN');
  if (status === 403 && /\bORDER\b/.test(errorText(body))) throw new Refusal('ORDER');
  const order = codeOf(reply, parseCreateOrder(body).code) === 200 ? parseFetchedOrder(body) : null;
  if (order === null) throw new Refusal('UNANSWERED');
  return order;
}

/**
 * `{code, message}` of a payment check, a validation or a confirmation. A known error code is a result under any status, and so is a
 * 4xx about the order.
 * @throws Refusal SESSION_ENDED on 401, UNANSWERED for everything else
 */
export function settleCodeResponse(reply: Reply, sentTokens: boolean): CodeResponse {
  const { status, body } = readable(reply, sentTokens);
  const bodyCode = parseCreateOrder(body).code;
  const known = knownCode(errorText(body));
  // Success must be explicit: an empty object or a known error code with status 200 is not a success.
  if (status === 200 && bodyCode === 200 && known === null) return { code: 200, message: 'OK' };
  const code = codeOf(reply, bodyCode);
  if (known !== null) return { code: code === 200 ? 422 : code, message: known };
  if (isStray(reply, code)) throw new Refusal('UNANSWERED');
  // Some backends send the status in the body only.
  if (status === 200 && bodyCode !== null && bodyCode < 400) return { code, message: 'DEF' };
  if (refuses(code) && (status === 200 || refuses(status))) return { code, message: 'DEF' };
  throw new Refusal('UNANSWERED');
}

/** As settleCodeResponse, for a confirmation. One that names another order than `orderId` says nothing about it. */
export function settleConfirmation(reply: Reply, orderId: WireId): CodeResponse {
  const settled = settleCodeResponse(reply, false);
  const named = parseCreateOrder(reply.body).orderId ?? orderId;
  if (String(named) !== String(orderId)) throw new Refusal('UNANSWERED');
  return settled;
}

/** Texts of a paid payment. Some backends send the provider's own state, open or failed, with code 200. */
const PAID = /^(paid|ok|)$/i;

/** As settleCodeResponse, for a provider's check: any other state of the payment is not paid, whatever its code (contract.md A5). */
export function settlePaymentCheck(reply: Reply, sentTokens: boolean): CodeResponse {
  const settled = settleCodeResponse(reply, sentTokens);
  return settled.code === 200 && !PAID.test(errorText(reply.body).trim()) ? { code: 202, message: 'DEF' } : settled;
}

import { knownCode } from '@/lib/checkout/payments/index';
import { errorText, isWire } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseCreateOrder, parseFetchedOrder } from '@/lib/sylius/resources/orders/orders';
import type { CodeResponse, CreateOrderResponse, FetchedOrder } from '../contract/responses';
import { Refusal } from './refusal';

/** What came back from the backend: an HTTP status and a JSON body, or nothing that could be read (status null). */
export interface Reply {
  readonly status: number | null;
  /** Undefined when the response was empty or not JSON. */
  readonly body: unknown;
}

/** Waits for the backend's response, of whatever status. Throws only what is no fault of the backend. */
export async function replyOf(call: Promise<unknown>): Promise<Reply> {
  try {
    return { status: 200, body: await call };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const answered = error.kind === 'http' || error.kind === 'unauthorized';
    return answered ? { status: error.status ?? null, body: error.body } : { status: null, body: undefined };
  }
}

/** 4xx statuses that say nothing about the request itself (contract.md A5). */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** "NOT_FOUND", "ORDER_NOT_FOUND", "Order 991 not found": said of an order, and not of an address (contract.md A5). */
const UNKNOWN_ORDER = /\bNOT_FOUND\b|_NOT_FOUND\b|\bUNKNOWN_ORDER\b|^order\b.*\b(not found|unknown|does not exist)\b/i;

/** Whether the backend itself says that there is no such order: any other 404 is a router's, or a deployment's. */
export function isUnknownOrder({ status, body }: Reply): boolean {
  if (!isWire(body)) return false;
  const is404 = status === 404 || (status === 200 && body.code === 404);
  return is404 && UNKNOWN_ORDER.test(errorText(body));
}

/** A 404 about nothing that the call named says nothing about what became of it. */
function isStray(reply: Reply, code: number): boolean {
  return code === 404 && !isUnknownOrder(reply);
}

function refuses(status: number): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status);
}

/** The code of a response: the body's own when it says the same kind of thing as the HTTP status, or more. */
function codeOf({ status }: Reply, bodyCode: number | null): number {
  if (status === 200) return bodyCode ?? 200;
  return bodyCode !== null && bodyCode >= 400 ? bodyCode : (status ?? 0);
}

/**
 * What a response of create-order settles (contract.md A5): an order, or a definite refusal. Everything else is a doubt: the order
 * may exist, and its intent has to be kept.
 * @param sentTokens whether the call carried a session: a 401 then ends it
 * @throws Refusal PRICES when the backend's total is another than was agreed to, BUYER for an order of
 * somebody else's, SESSION_ENDED on 401, UNANSWERED in doubt
 */
export function settleCreateOrder(reply: Reply, sentTokens: boolean): CreateOrderResponse {
  const { status, body } = reply;
  if (status === 401 && sentTokens) throw new Refusal('SESSION_ENDED');
  if (status === null || !isWire(body)) throw new Refusal('UNANSWERED');
  const { text, code: bodyCode, ...order } = parseCreateOrder(body);
  const code = codeOf(reply, bodyCode);
  const isOrder = status === 200 && code === 200 && order.orderId !== null;
  if (isOrder && bodyCode === 200) return { ...order, outcome: 'order', code, message: 'OK' };
  if (code === 409 && /\bPRICE\b/i.test(text)) throw new Refusal('PRICES');
  // The order, or its intent, belongs to somebody else than this call names.
  if (code === 403 && /\bORDER\b/.test(text)) throw new Refusal('BUYER');
  const known = knownCode(text);
  if (known !== null) return { ...order, outcome: 'refused', code, message: known };
  if (isOrder) return { ...order, outcome: 'order', code, message: 'OK' };
  if (refuses(code) && (status === 200 || refuses(status)) && !isStray(reply, code))
    return { ...order, outcome: 'refused', code, message: 'DEF' };
  throw new Refusal('UNANSWERED');
}

/**
 * The order that fetch-order answered with.
 * @throws Refusal UNKNOWN when the backend says that there is no such order, ORDER when the backend names the order as somebody else's, SESSION_ENDED on 401,
 * UNANSWERED for everything else that is no order
 */
export function settleFetchOrder(reply: Reply, sentTokens: boolean): FetchedOrder {
  const { status, body } = reply;
  if (status === 401 && sentTokens) throw new Refusal('SESSION_ENDED');
  if (!isWire(body)) throw new Refusal('UNANSWERED');
  if (isUnknownOrder(reply)) throw new Refusal('UNKNOWN');
  if (status === 403 && /\bORDER\b/.test(errorText(body))) throw new Refusal('ORDER');
  const order = status === 200 ? parseFetchedOrder(body) : null;
  if (order === null) throw new Refusal('UNANSWERED');
  return order;
}

/**
 * `{code, message}` of a payment check, a validation or a confirmation. A word that the shop knows is a response whatever the
 * status; so is a 4xx that is about the order.
 * @throws Refusal SESSION_ENDED on 401, UNANSWERED for what is no response
 */
export function settleCode(reply: Reply, sentTokens: boolean): CodeResponse {
  const { status, body } = reply;
  if (status === 401 && sentTokens) throw new Refusal('SESSION_ENDED');
  if (status === null || !isWire(body)) throw new Refusal('UNANSWERED');
  const bodyCode = parseCreateOrder(body).code;
  const known = knownCode(errorText(body));
  // A success has to say so: an empty object or a word of failure under 200 is none.
  if (status === 200 && bodyCode === 200 && known === null) return { code: 200, message: 'OK' };
  const code = codeOf(reply, bodyCode);
  if (known !== null) return { code: code === 200 ? 422 : code, message: known };
  if (isStray(reply, code)) throw new Refusal('UNANSWERED');
  if (status === 200 && bodyCode !== null) return { code: bodyCode, message: 'DEF' };
  if (refuses(code) && refuses(status)) return { code, message: 'DEF' };
  throw new Refusal('UNANSWERED');
}

/** Words of a payment that is neither paid nor refused, which some backends send under code 200. */
const OPEN = /\b(PENDING|CREATED|PROCESSING|WAITING|AWAITING)\b/i;

/** As settleCode, for a provider's check: a payment that is still open is never taken for a paid one. */
export function settlePaymentCheck(reply: Reply, sentTokens: boolean): CodeResponse {
  const answer = settleCode(reply, sentTokens);
  return answer.code === 200 && OPEN.test(errorText(reply.body)) ? { code: 202, message: 'DEF' } : answer;
}

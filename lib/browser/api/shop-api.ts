import * as z from 'zod/mini';
import type { OrderRequest } from '@/lib/domain/order/order-body';
import { referenceOf } from '@/lib/domain/reference';
import {
  type CreateOrderResponse,
  type CustomerResponse,
  createOrderResponse,
  customerResponse,
  type FetchedOrder,
  fetchedOrder,
  type LatestOrderResponse,
  latestOrderResponse,
  refusalResponse,
  type WireId,
} from '@/lib/domain/shop-api/responses';
import { requestShop } from './request';

/**
 * Milliseconds for an order and the check of an identification, whose result is sent only once: longer than all that our server waits for.
 */
export const ORDER_TIMEOUT = 40_000;

/**
 * A failed call to our own proxy. `reason` is the proxy's refusal (`SESSION`, `ORDER`, `TOO_MANY`, `UNANSWERED` ...), `NETWORK`
 * without a readable response, or `UPSTREAM` for a body that does not match its schema.
 */
export class ShopApiError extends Error {
  readonly reason: string;
  /** Of the request, for support and log (lib/domain/reference.ts); undefined when no response of our server arrived. */
  readonly reference: string | undefined;

  constructor(reason: string, reference?: string) {
    super(reason);
    this.name = 'ShopApiError';
    this.reason = reason;
    this.reference = reference;
  }
}

/** The reference of a failed call; undefined when there is none. */
export function referenceIn(error: unknown): string | undefined {
  return error instanceof ShopApiError ? error.reference : undefined;
}

/** A failure's text that cannot have markup, with the reference of the failed call if there is one. */
export function withReference(text: string, error: unknown): string {
  const reference = referenceIn(error);
  return reference === undefined ? text : `${text} Referens: ${reference}`;
}

interface Call {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Path below /api; default `commerce`, the proxy. */
  readonly base?: string;
  /** Does not wait and call again after TOO_MANY: the shopper may have left meanwhile, and must not order or identify later. */
  readonly isOnce?: true;
}

/** Milliseconds by which browsers that were refused together come back apart. */
const APART = 5_000;

/** Milliseconds to wait after our server's 429, whose `Retry-After` is in seconds; null for any other response. */
function waitAfter({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'));
  return status === 429 && seconds > 0 ? seconds * 1_000 + Math.random() * APART : null;
}

function isAbortedWithin(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(true);
    const timer = setTimeout(() => resolve(false), milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/**
 * Calls /api/commerce (or another of our handlers) and parses the response with `schema`. A call that our server refuses as one of too many
 * from this address is sent again when it says so: nothing has failed, the page waits. Throws a ShopApiError.
 */
export async function callShop<T>(path: string, schema: z.ZodMiniType<T>, call: Call = {}): Promise<T> {
  const post = call.body !== undefined;
  const response = await requestShop(`/api/${call.base ?? 'commerce'}/${path}`, {
    method: post ? 'POST' : 'GET',
    credentials: 'same-origin',
    headers: { ...(post ? { 'Content-Type': 'application/json' } : {}), ...call.headers },
    body: post ? JSON.stringify(call.body) : null,
    timeout: call.timeout,
    signal: call.signal,
  }).catch(() => {
    throw new ShopApiError('NETWORK');
  });
  const wait = call.isOnce ? null : waitAfter(response);
  if (wait !== null && !(await isAbortedWithin(wait, call.signal))) return callShop(path, schema, call);
  const reference = referenceOf(response.headers.get('x-request-id') ?? '') || undefined;
  // A body that breaks off must not become null: that would mean that nobody is signed in, or that there is no order.
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ShopApiError(refusalResponse.safeParse(body).data?.message ?? 'NETWORK', reference);
  if (body === undefined) throw new ShopApiError('NETWORK', reference);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ShopApiError('UPSTREAM', reference);
  return parsed.data;
}

/** Places an order. Repeating the same `intent` never creates a second one. */
export function createOrder(intent: string, request: OrderRequest): Promise<CreateOrderResponse> {
  const headers = { 'Idempotency-Key': intent };
  return callShop('create-order', createOrderResponse, {
    body: request,
    headers,
    timeout: ORDER_TIMEOUT,
    isOnce: true,
  });
}

/** For `catch`: null for this refusal. */
const nullFor = (reason: string) => (error: unknown) => {
  if (error instanceof ShopApiError && error.reason === reason) return null;
  throw error;
};

/** The stored result of an intent whose response was lost; null when unknown. */
export function fetchOrderResponse(intent: string): Promise<CreateOrderResponse | null> {
  const call = { headers: { 'Idempotency-Key': intent }, timeout: ORDER_TIMEOUT };
  return callShop('order-answer', createOrderResponse, call).catch(nullFor('UNKNOWN'));
}

/** The current order in the backend. Rejects with the reason UNKNOWN only when it is proven not to exist. */
export function fetchOrder(orderId: WireId, signal?: AbortSignal): Promise<FetchedOrder> {
  return callShop('fetch-order', fetchedOrder, { body: { orderId }, ...(signal ? { signal } : {}) });
}

/** The newest order that a guest placed in this browser; null when there is none, and when somebody is signed in. Throws a ShopApiError. */
export function fetchLatestOrder(): Promise<LatestOrderResponse> {
  return callShop('latest-order', latestOrderResponse);
}

/** The signed-in customer, or null when nobody is signed in. */
export function fetchCustomer(): Promise<CustomerResponse | null> {
  return callShop('get-customer', z.nullable(customerResponse)).catch(nullFor('SESSION'));
}

import { createHash } from 'node:crypto';
import { wireId } from '@/lib/checkout/order-request';
import { CommerceError } from '@/lib/commerce/client/errors';
import type { CommerceRequest } from '@/lib/commerce/client/http';
import { parseCreateOrder } from '@/lib/commerce/resources/orders/orders';
import { asMap } from '@/lib/commerce/wire/parse';
import { readBrowserOrders, rememberOrder } from '@/lib/identity/browser-orders';
import type { CreateOrderAnswer } from '@/lib/shop-api/answers';
import { checkAgreedPrices } from './agreed-prices';
import type { ProxyCall } from './call';
import { readBody } from './guard';
import { Refusal } from './refusal';
import { createOrderBody, intentName } from './schemas';

/** Milliseconds: the backend starts a payment with a provider before it answers. */
const ORDER_TIMEOUT = 30_000;

type Tokens = Pick<CommerceRequest, 'session'>;

/** The signed-in customer's tokens, for a call that is theirs. */
export function tokensOf(call: ProxyCall): Tokens {
  if (!call.session) return {};
  const { accessToken, refreshToken } = call.session;
  return { session: { accessToken, refreshToken } };
}

/**
 * Lets a call about an order pass for the browser that made it, and for a signed-in customer, whom the backend checks.
 * @returns the tokens to send: none for an order that was made without them, whoever has signed in since
 */
export async function orderAccess(call: ProxyCall, orderId: string): Promise<Tokens> {
  const orders = await readBrowserOrders(call.tools.jar, call.tools.seal);
  const made = orders.find((order) => order.id === orderId);
  if (made && made.customerId !== call.session?.customerId) return {};
  if (!made && !call.session) throw new Refusal('ORDER');
  return tokensOf(call);
}

/**
 * A refusal with a code of its own (contract.md A5) is an answer like any other. No answer, or a gateway's error page,
 * tells nothing about the order: the browser hears UNANSWERED and asks again under the same intent.
 */
export function orderRefusal(error: unknown): Record<string, unknown> {
  if (!(error instanceof CommerceError)) throw error;
  if (error.kind === 'unauthorized') throw error;
  const body = asMap(error.body);
  const readable = error.kind === 'http' && error.code !== undefined;
  if (!readable) throw new Refusal(error.status === 403 ? 'ORDER' : 'UNANSWERED');
  return { ...body, code: error.code };
}

function fingerprintOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function intentOf(call: ProxyCall): string {
  const parsed = intentName.safeParse(call.request.headers.get('idempotency-key'));
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

function buyerOf(call: ProxyCall, ssn: string | undefined) {
  if (ssn !== undefined) return { buyer: { ssn }, tokens: {}, customerId: null };
  if (!call.session) throw new Refusal('SESSION');
  const { customerId } = call.session;
  return { buyer: { customerId: wireId(customerId) }, tokens: tokensOf(call), customerId };
}

/**
 * create-order, made once per intent: the same intent with the same body is answered from memory, an intent that has
 * made an order changes that order, and everything else carries the intent to the backend as Idempotency-Key.
 * @throws Refusal PRICES, with nothing sent on, when the customer agreed to prices that are no longer ours
 */
export async function createOrder(call: ProxyCall): Promise<CreateOrderAnswer> {
  const { jar, seal, intents, upstream, prices } = call.tools;
  const intent = intentOf(call);
  const { agreed, ssn, orderId: given, ...order } = await readBody(call.request, createOrderBody);
  const { buyer, tokens, customerId } = buyerOf(call, ssn);

  const earlier = given === undefined ? intents.find(intent) : null;
  const fingerprint = fingerprintOf({ ...order, ...buyer });
  const changed = earlier !== null && earlier.fingerprint !== fingerprint;
  const made = changed ? (await earlier.answer.catch(() => null))?.orderId : undefined;
  const inCookie = (await readBrowserOrders(jar, seal)).find((entry) => entry.intent === intent)?.id;
  const repeated = earlier !== null && !changed;
  const orderId = given?.toString() ?? (repeated ? undefined : (made ?? inCookie));
  if (given !== undefined) await orderAccess(call, String(given));

  const name = orderId === undefined ? intent : `${intent} ${orderId} ${fingerprint}`;
  const running = intents.once(name, fingerprint, async () => {
    // In here, so that an attempt that has been answered is answered again, whatever prices have done since.
    const current = await prices();
    if (current) checkAgreedPrices({ ...order, agreed }, current);
    const body = { ...order, ...buyer, ...(orderId === undefined ? {} : { orderId: wireId(orderId) }) };
    const extra = orderId === undefined ? { idempotencyKey: intent } : {};
    const path = 'sylius/commerz/create-order';
    const request = { method: 'POST' as const, path, body, timeoutMs: ORDER_TIMEOUT, ...tokens, ...extra };
    return parseCreateOrder(await upstream(request).catch(orderRefusal));
  });
  if (orderId !== undefined) intents.follow(intent, running);
  const answer = await running;
  if (orderId !== undefined) intents.forget(name);
  if (answer.orderId !== null) await rememberOrder(jar, seal, { id: answer.orderId, intent, customerId });
  return answer;
}

/** What came of an intent, for a browser that was reloaded before it heard. Never makes anything. */
export async function orderAnswer(call: ProxyCall): Promise<CreateOrderAnswer> {
  const intent = intentOf(call);
  const answer = await call.tools.intents.news(intent)?.catch(() => null);
  if (!answer) throw new Refusal('UNKNOWN');
  if (answer.orderId !== null) {
    const customerId = call.session?.customerId ?? null;
    await rememberOrder(call.tools.jar, call.tools.seal, { id: answer.orderId, intent, customerId });
  }
  return answer;
}

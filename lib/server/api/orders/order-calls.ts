import { createHash } from 'node:crypto';
import { mayBeAboutOffers } from '@/lib/domain/order/order-plan';
import { referenceOf } from '@/lib/domain/reference';
import type { CreateOrderResponse, WireId } from '@/lib/domain/shop-api/responses';
import { readJsonBody } from '@/lib/server/api/check-request';
import type { ProxyCall } from '@/lib/server/api/proxy-call';
import { Refusal } from '@/lib/server/api/refusal';
import { type CreateOrderBody, createOrderBody, intentName } from '@/lib/server/api/schemas';
import { purchaseTerms } from '@/lib/server/content/terms';
import { countOrder, countRefusal } from '@/lib/server/reporting/counts';
import { currentRequestId } from '@/lib/server/reporting/request-context';
import { type BrowserOrder, isGuarded, readBrowserOrders, rememberOrder } from '@/lib/server/sessions/browser-orders';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { agreedFactsOf, checkAgreedPrices, type PriceList, refuseWhileClosed } from './agreed';
import { isDoubt } from './intents';
import { isId, isPerson, mayOpen, type OrderBuyer, orderBuyerOf, ownerOf, refuseForeign } from './order-access';
import { replyOf, settleCreateOrder } from './settle';

/** Version of the current purchase terms. */
const termsNow = () => purchaseTerms()[0]?.version ?? '';

/** Milliseconds: the backend starts a payment with a provider before it responds. */
const ORDER_TIMEOUT = 30_000;

/** Lines with variant ids in the backend's own type. */
export function withWireIds(lines: CreateOrderBody['productVariants'], known: PriceList | null) {
  const isText = ({ id }: { readonly id: WireId }) => known?.textIds?.has(String(id)) === true;
  return Object.fromEntries(
    Object.entries(lines).map(([index, line]) => [index, isText(line) ? { ...line, id: String(line.id) } : line]),
  );
}

function intentOf(call: ProxyCall): string {
  const parsed = intentName.safeParse(call.request.headers.get('idempotency-key'));
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

interface Changed {
  readonly id: WireId;
  readonly isMadeHere: boolean;
}

/**
 * The order that this call changes, if any: given by id, or created earlier under the same intent. A customer who has signed in since
 * may continue their own order from before.
 * @throws Refusal ORDER for another customer's order, BUYER when it was placed for another buyer than this call names
 */
async function orderToChange(
  call: ProxyCall,
  given: WireId | undefined,
  intent: string,
  buyer: OrderBuyer,
): Promise<Changed | null> {
  const orders = await readBrowserOrders(call.deps.jar, call.deps.seal);
  const made = given === undefined ? orders.find((order) => order.intent === intent) : orders.find(isId(given));
  const inSession = buyer.tokens.session !== undefined;
  if (!made) {
    if (given === undefined) return null;
    // Not placed in this browser: only the owner's session can open it, and only when the session is also the buyer.
    if (!inSession) throw new Refusal('ORDER');
    return { id: given, isMadeHere: false };
  }
  if (!(await mayOpen(call, made))) throw new Refusal('ORDER');
  const isTakenOver = made.owner === null && inSession;
  const isSameBuyer = (made.buyer === null || buyer.marks.includes(made.buyer)) && made.withSession === inSession;
  if (!isTakenOver && !isSameBuyer) throw new Refusal('BUYER');
  return { id: made.id, isMadeHere: true };
}

/** Stores a result's order, if any, in the cookie of this browser. */
async function remember({ deps }: ProxyCall, { orderId }: CreateOrderResponse, order: Omit<BrowserOrder, 'id'>) {
  if (orderId !== null) await rememberOrder(deps.jar, deps.seal, { id: orderId, ...order });
}

function fingerprintOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * create-order, once per intent: the same intent with the same body returns the stored result, an intent that has created an order
 * changes that order, and everything else sends the intent to the backend as Idempotency-Key.
 * @throws Refusal CLOSED, PRICES or NO_PRICE, with nothing ordered, when the agreed prices or total are outdated; BUYER when the intent or the order
 * belongs to another buyer; UNANSWERED and SESSION_ENDED when the outcome is unknown
 */
export async function handleCreateOrder(call: ProxyCall): Promise<CreateOrderResponse> {
  const { intents, upstream, prices } = call.deps;
  const intent = intentOf(call);
  const { agreed, ssn, orderId: given, ...order } = await readJsonBody(call.request, createOrderBody);
  const buyer = orderBuyerOf(call, ssn);
  const owner = ownerOf(call);
  const known = await orderToChange(call, given, intent, buyer);
  const list = await prices();
  const productVariants = withWireIds(order.productVariants, list);
  const wanted = { ...order, productVariants, ...buyer.fields, expectedTotal: agreed.total };

  const attempt = {
    fingerprint: fingerprintOf(wanted),
    buyer: buyer.marks[0],
    owner,
    isRetry: given !== undefined,
    at: call.deps.now().getTime(),
  };
  const isSameBuyer = async (mark: string) => buyer.marks.includes(mark) || isPerson(call, mark);
  // Null for a stored result: the terms may have changed since.
  let terms: string | null = null;
  const answer = await intents.once(intent, attempt, isSameBuyer, async (earlier, calls) => {
    if (earlier?.answer.orderId != null && !(await mayOpen(call, { ...earlier, guarded: false })))
      throw new Refusal('ORDER');
    // Checked inside `once`, so that a repeated attempt returns its result even after the prices have changed.
    const current = await prices();
    if (current) {
      refuseWhileClosed(order, current);
      checkAgreedPrices({ ...order, agreed }, current);
    }
    const orderId = known?.id ?? earlier?.answer.orderId ?? null;
    terms = termsNow();
    const facts = agreedFactsOf({ ...order, agreed }, (current ?? list)?.goods ?? (() => null), terms);
    const body = { ...wanted, agreed: facts, ...(orderId === null ? {} : { orderId }) };
    const path = 'sylius/commerz/create-order';
    const request: CommerceRequest = { method: 'POST', path, body, timeoutMs: ORDER_TIMEOUT, ...buyer.tokens };
    const named = orderId === null ? { ...request, idempotencyKey: intent } : request;
    countOrder('begun');
    const reply = await replyOf(upstream(named, { intent, attempt: calls }));
    try {
      if (known?.isMadeHere === false) refuseForeign(reply);
      const settled = settleCreateOrder(reply, buyer.tokens.session !== undefined);
      // A response about another order says nothing about this one.
      const isOther = settled.orderId !== null && String(settled.orderId) !== String(orderId ?? settled.orderId);
      if (isOther) throw new Refusal('UNANSWERED');
      if (settled.outcome === 'order') countOrder('placed');
      else countRefusal(settled.message);
      // The browser then requests what is offered now.
      if (mayBeAboutOffers(settled)) call.deps.shared.forget();
      const requestId = currentRequestId();
      return requestId === undefined ? settled : { ...settled, reference: referenceOf(requestId) };
    } catch (error) {
      if (!(error instanceof Refusal) || isDoubt(error)) countOrder('doubt');
      else countRefusal(error.kind);
      // The backend's prices are newer than the shared reads.
      if (error instanceof Refusal && error.kind === 'PRICES') call.deps.shared.forget();
      throw error;
    }
  });
  const withSession = buyer.tokens.session !== undefined;
  await remember(call, answer, { intent, owner, withSession, buyer: buyer.marks[0], guarded: false, terms });
  return answer;
}

/**
 * The stored result of an intent, for a browser that was reloaded before the response. Never creates an order.
 * @throws Refusal UNKNOWN without one, and for an order that this browser may not open: it keeps the intent after a sign-out
 */
export async function orderResponse(call: ProxyCall): Promise<CreateOrderResponse> {
  const { intents, jar, seal } = call.deps;
  const intent = intentOf(call);
  const settled = await intents.last(intent);
  if (!settled) throw new Refusal('UNKNOWN');
  const { answer, buyer, owner, at } = settled;
  const isClosed = answer.orderId !== null && (await isGuarded(jar, seal, { id: answer.orderId, placedAt: at }));
  if (!(await mayOpen(call, { owner, buyer, guarded: isClosed }))) throw new Refusal('UNKNOWN');
  const withSession = owner !== null && orderBuyerOf(call, undefined).marks.includes(buyer);
  const guarded = owner === null && call.session !== null;
  await remember(call, answer, { intent, owner, withSession, buyer, guarded, terms: null });
  return answer;
}

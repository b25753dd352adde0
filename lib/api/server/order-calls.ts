import { createHash } from 'node:crypto';
import { readBrowserOrders, rememberOrder } from '@/lib/account/browser-orders';
import { purchaseTerms } from '@/lib/content/terms';
import type { CommerceRequest } from '@/lib/sylius/client/http';
import type { CreateOrderAnswer, WireId } from '../contract/answers';
import { agreedFactsOf } from './agreed-facts';
import { checkAgreedPrices, type PriceList } from './agreed-prices';
import type { ProxyCall } from './call';
import { readBody } from './guard';
import { type Buyer, buyerOf, isId, isMarkOf, isPerson, mayOpen, ownerOf, refuseForeign } from './order-access';
import { Refusal } from './refusal';
import { type CreateOrderBody, createOrderBody, intentName } from './schemas';
import { replyOf, settleCreateOrder } from './settle';

/** The terms that an order of now is made under. */
const termsNow = () => purchaseTerms()[0]?.version ?? '';

/** Milliseconds: the backend starts a payment with a provider before it answers. */
const ORDER_TIMEOUT = 30_000;

/** Lines with their variants' ids in the type in which the backend sends them. */
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
 * The order that this call changes, when there is one: named by its id, or made earlier under the same intent. Who has signed in
 * since goes on with what they began signed out.
 * @throws Refusal ORDER for somebody else's, BUYER when it was made for another buyer than this call names
 */
async function orderToChange(
  call: ProxyCall,
  given: WireId | undefined,
  intent: string,
  buyer: Buyer,
): Promise<Changed | null> {
  const orders = await readBrowserOrders(call.deps.jar, call.deps.seal);
  const made = given === undefined ? orders.find((order) => order.intent === intent) : orders.find(isId(given));
  const inSession = buyer.tokens.session !== undefined;
  if (!made) {
    if (given === undefined) return null;
    // Not made by this browser: only a customer's session can open it, and that only in the customer's own name.
    if (!inSession) throw new Refusal('ORDER');
    return { id: given, isMadeHere: false };
  }
  if (!(await mayOpen(call, made))) throw new Refusal('ORDER');
  const isTakenOver = made.owner === null && inSession;
  const isSameBuyer = (made.buyer === null || isMarkOf(made.buyer, buyer)) && made.withSession === inSession;
  if (!isTakenOver && !isSameBuyer) throw new Refusal('BUYER');
  return { id: made.id, isMadeHere: true };
}

function fingerprintOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * create-order, made once per intent: the same intent with the same body is answered from memory, an intent that has made an
 * order changes that order, and everything else carries the intent to the backend as Idempotency-Key.
 * @throws Refusal PRICES, with nothing ordered, when the customer agreed to prices or a total that are no longer right; BUYER when
 * the intent or the order belongs to another buyer; UNANSWERED and SESSION_ENDED when nobody knows what came of it
 */
export async function createOrder(call: ProxyCall): Promise<CreateOrderAnswer> {
  const { jar, seal, intents, upstream, prices } = call.deps;
  const intent = intentOf(call);
  const { agreed, ssn, orderId: given, ...order } = await readBody(call.request, createOrderBody);
  const buyer = buyerOf(call, ssn);
  const owner = ownerOf(call);
  const known = await orderToChange(call, given, intent, buyer);
  const list = await prices();
  const productVariants = withWireIds(order.productVariants, list);
  const wanted = { ...order, productVariants, ...buyer.fields, expectedTotal: agreed.total };

  const attempt = { fingerprint: fingerprintOf(wanted), buyer: buyer.mark, owner, isRetry: given !== undefined };
  const isSameBuyer = async (mark: string) => isMarkOf(mark, buyer) || isPerson(call, mark);
  // Not known of an attempt that has been answered: the terms may be others by now.
  let terms: string | null = null;
  const answer = await intents.once(intent, attempt, isSameBuyer, async (earlier) => {
    if (earlier?.answer.orderId != null && !(await mayOpen(call, { ...earlier, guarded: false })))
      throw new Refusal('ORDER');
    // In here, so that an attempt that has been answered is answered again, whatever prices have done since.
    const current = await prices();
    if (current) checkAgreedPrices({ ...order, agreed }, current);
    const orderId = known?.id ?? earlier?.answer.orderId ?? null;
    terms = termsNow();
    const facts = agreedFactsOf({ ...order, agreed }, (current ?? list)?.goods ?? (() => null), terms);
    const body = { ...wanted, agreed: facts, ...(orderId === null ? {} : { orderId }) };
    const path = 'sylius/commerz/create-order';
    const request: CommerceRequest = { method: 'POST', path, body, timeoutMs: ORDER_TIMEOUT, ...buyer.tokens };
    const named = orderId === null ? { ...request, idempotencyKey: intent } : request;
    const reply = await replyOf(upstream(named));
    if (known?.isMadeHere === false) refuseForeign(reply);
    try {
      return settleCreateOrder(reply, buyer.tokens.session !== undefined);
    } catch (error) {
      // The backend has newer prices than those that were read from it a moment ago.
      if (error instanceof Refusal && error.kind === 'PRICES') call.deps.shared.forget();
      throw error;
    }
  });
  if (answer.orderId !== null) {
    const withSession = buyer.tokens.session !== undefined;
    await rememberOrder(jar, seal, {
      id: answer.orderId,
      intent,
      owner,
      withSession,
      buyer: buyer.mark,
      guarded: false,
      terms,
    });
  }
  return answer;
}

/** What came of an intent, for a browser that was reloaded before the answer. Never makes anything. */
export async function orderAnswer(call: ProxyCall): Promise<CreateOrderAnswer> {
  const intent = intentOf(call);
  const settled = await call.deps.intents.last(intent);
  if (!settled || !(await mayOpen(call, { ...settled, guarded: false }))) throw new Refusal('UNKNOWN');
  const { answer, buyer, owner } = settled;
  if (answer.orderId !== null) {
    const withSession = owner !== null && isMarkOf(buyer, buyerOf(call, undefined));
    const guarded = owner === null && call.session !== null;
    await rememberOrder(call.deps.jar, call.deps.seal, {
      id: answer.orderId,
      intent,
      owner,
      withSession,
      buyer,
      guarded,
      terms: null,
    });
  }
  return answer;
}

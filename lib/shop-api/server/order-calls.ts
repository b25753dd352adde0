import { createHash, createHmac } from 'node:crypto';
import type { CommerceRequest } from '@/lib/commerce/client/http';
import { type BrowserOrder, readBrowserOrders, rememberOrder } from '@/lib/identity/browser-orders';
import type { CreateOrderAnswer, WireId } from '../answers';
import { checkAgreedPrices, type PriceList } from './agreed-prices';
import type { ProxyCall } from './call';
import { readBody } from './guard';
import { Refusal } from './refusal';
import { type CreateOrderBody, createOrderBody, intentName } from './schemas';
import { replyOf, settleCreateOrder } from './settle';

/** Milliseconds: the backend starts a payment with a provider before it answers. */
const ORDER_TIMEOUT = 30_000;

type Tokens = Pick<CommerceRequest, 'session'>;

/** Lines with their variants' ids in the type in which the backend sends them. */
export function withWireIds(lines: CreateOrderBody['productVariants'], known: PriceList | null) {
  const isText = ({ id }: { readonly id: WireId }) => known?.textIds?.has(String(id)) === true;
  return Object.fromEntries(
    Object.entries(lines).map(([index, line]) => [index, isText(line) ? { ...line, id: String(line.id) } : line]),
  );
}

/** The signed-in customer's tokens, for a call that is theirs. */
export function tokensOf(call: ProxyCall): Tokens {
  if (!call.session) return {};
  const { accessToken, refreshToken } = call.session;
  return { session: { accessToken, refreshToken } };
}

function ownerOf(call: ProxyCall): string | null {
  return call.session === null ? null : String(call.session.customerId);
}

async function browserOrders(call: ProxyCall): Promise<readonly BrowserOrder[]> {
  return readBrowserOrders(call.tools.jar, call.tools.seal);
}

const isId = (orderId: WireId) => (order: BrowserOrder) => String(order.id) === String(orderId);

export interface OrderAccess {
  /** In the type in which the backend sent it, when this browser made the order. */
  readonly orderId: WireId;
  /** None for an order that was made without them. */
  readonly tokens: Tokens;
}

/**
 * Lets a call about an order pass for the browser that made it, while the same customer is signed in as then (or nobody, as
 * then); and for a signed-in customer about an order that this browser does not know, whom the backend checks.
 * @throws Refusal ORDER
 */
export async function orderAccess(call: ProxyCall, orderId: WireId): Promise<OrderAccess> {
  const made = (await browserOrders(call)).find(isId(orderId));
  if (made) {
    if (made.owner !== ownerOf(call)) throw new Refusal('ORDER');
    return { orderId: made.id, tokens: made.withSession ? tokensOf(call) : {} };
  }
  if (!call.session) throw new Refusal('ORDER');
  return { orderId, tokens: tokensOf(call) };
}

function intentOf(call: ProxyCall): string {
  const parsed = intentName.safeParse(call.request.headers.get('idempotency-key'));
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

interface Buyer {
  readonly fields: { readonly ssn: string } | { readonly customerId: WireId };
  readonly tokens: Tokens;
  /** Keyed, so that neither memory nor cookie holds a personal number. */
  readonly mark: string;
  /** The same by the secrets that only open: of orders from before the secret was changed. */
  readonly otherMarks: readonly string[];
}

function buyerOf(call: ProxyCall, ssn: string | undefined): Buyer {
  const { secret, others = [] } = call.tools.seal;
  const marksOf = (text: string) => {
    const by = (key: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
    return { mark: by(secret), otherMarks: others.map(by) };
  };
  if (ssn !== undefined) return { fields: { ssn }, tokens: {}, ...marksOf(`ssn ${ssn}`) };
  if (!call.session) throw new Refusal('SESSION');
  const { customerId } = call.session;
  return { fields: { customerId }, tokens: tokensOf(call), ...marksOf(`customer ${customerId}`) };
}

const isMarkOf = (mark: string, buyer: Buyer) => [buyer.mark, ...buyer.otherMarks].includes(mark);

/**
 * The order that this call changes, when there is one: named by its id, or made earlier under the same intent.
 * @throws Refusal ORDER for somebody else's, BUYER when it was made for another buyer than this call names
 */
async function orderToChange(
  call: ProxyCall,
  given: WireId | undefined,
  intent: string,
  buyer: Buyer,
): Promise<WireId | null> {
  const orders = await browserOrders(call);
  const made = given === undefined ? orders.find((order) => order.intent === intent) : orders.find(isId(given));
  if (!made) {
    if (given === undefined) return null;
    // Not made by this browser: only a customer's session can open it, and that only in the customer's own name.
    if (!buyer.tokens.session) throw new Refusal('ORDER');
    return given;
  }
  if (made.owner !== ownerOf(call)) throw new Refusal('ORDER');
  if (made.buyer !== null && !isMarkOf(made.buyer, buyer)) throw new Refusal('BUYER');
  if (made.withSession !== (buyer.tokens.session !== undefined)) throw new Refusal('BUYER');
  return made.id;
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
  const { jar, seal, intents, upstream, prices } = call.tools;
  const intent = intentOf(call);
  const { agreed, ssn, orderId: given, ...order } = await readBody(call.request, createOrderBody);
  const buyer = buyerOf(call, ssn);
  const owner = ownerOf(call);
  const known = await orderToChange(call, given, intent, buyer);
  const productVariants = withWireIds(order.productVariants, await prices());
  const wanted = { ...order, productVariants, ...buyer.fields, expectedTotal: agreed.total };

  const { mark, otherMarks } = buyer;
  const attempt = { fingerprint: fingerprintOf(wanted), buyer: mark, otherMarks, owner, isRetry: given !== undefined };
  const answer = await intents.once(intent, attempt, async (earlier) => {
    if (earlier?.answer.orderId != null && earlier.owner !== owner) throw new Refusal('ORDER');
    // In here, so that an attempt that has been answered is answered again, whatever prices have done since.
    const current = await prices();
    if (current) checkAgreedPrices({ ...order, agreed }, current);
    const orderId = known ?? earlier?.answer.orderId ?? null;
    const body = orderId === null ? wanted : { ...wanted, orderId };
    const path = 'sylius/commerz/create-order';
    const request: CommerceRequest = { method: 'POST', path, body, timeoutMs: ORDER_TIMEOUT, ...buyer.tokens };
    const named = orderId === null ? { ...request, idempotencyKey: intent } : request;
    const reply = await replyOf(upstream(named));
    try {
      return settleCreateOrder(reply, buyer.tokens.session !== undefined);
    } catch (error) {
      // The backend has newer prices than those that were read from it a moment ago.
      if (error instanceof Refusal && error.kind === 'PRICES') call.tools.shared.forget();
      throw error;
    }
  });
  if (answer.orderId !== null) {
    const withSession = buyer.tokens.session !== undefined;
    await rememberOrder(jar, seal, { id: answer.orderId, intent, owner, withSession, buyer: mark });
  }
  return answer;
}

/** What came of an intent, for a browser that was reloaded before the answer. Never makes anything. */
export async function orderAnswer(call: ProxyCall): Promise<CreateOrderAnswer> {
  const intent = intentOf(call);
  const settled = await call.tools.intents.last(intent);
  const owner = ownerOf(call);
  if (!settled || settled.owner !== owner) throw new Refusal('UNKNOWN');
  const { answer, buyer } = settled;
  if (answer.orderId !== null) {
    const withSession = owner !== null && isMarkOf(buyer, buyerOf(call, undefined));
    await rememberOrder(call.tools.jar, call.tools.seal, { id: answer.orderId, intent, owner, withSession, buyer });
  }
  return answer;
}

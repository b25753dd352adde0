import { repriceLines, syncCartPrices } from '@/components/cart/price-sync';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { showToast } from '@/components/ui/toast';
import {
  createOrder,
  fetchDeliveryTimes,
  fetchShippingMethods,
  referenceIn,
  ShopApiError,
} from '@/lib/browser/api/browser';
import { fetchOrderStatus } from '@/lib/browser/api/order-status';
import type { Contact } from '@/lib/domain/buyer/contact-form';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { orderLines } from '@/lib/domain/cart/metals';
import { agreedOrder } from '@/lib/domain/order/agreed';
import type { CreateOrderResponse } from '@/lib/domain/order/contract/responses';
import type { Failure } from '@/lib/domain/order/failure';
import { newIntent } from '@/lib/domain/order/intent';
import { canPlaceOrder } from '@/lib/domain/order/machine';
import { buildOrderRequest } from '@/lib/domain/order/order-request';
import type { OrderStatus } from '@/lib/domain/order/order-status';
import { orderSums } from '@/lib/domain/order/order-sums';
import { type Attempt, choicesOf, mayHaveOrder } from '@/lib/domain/order/state';
import { followsOtherTab } from '@/lib/domain/order/tabs';
import type { Ore } from '@/lib/domain/prices/money';
import { useAuth } from '@/stores/auth-store';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { lastStoredCheckout } from '@/stores/hydration';
import { dispatchCheckout } from '@/stores/order-flow';
import { type Obstacle, obstacle } from './obstacle';
import { settleOrder } from './settle-order';
import { takesLonger } from './takes-longer';

const PRICES_UPDATING =
  'Priserna uppdateras just nu, och inget nytt har beställts. Vänta några sekunder och försök igen.';
const ORDERED_ELSEWHERE = 'Köpet har gått vidare i en annan flik. Härifrån har inget nytt beställts.';
const CHANGED = 'Varukorgen eller inloggningen har ändrats, och inget nytt har beställts. Granska beställningen igen.';

const LATER =
  'Leveranstiden har blivit längre, och inget nytt har beställts. Läs den nya tiden, och tryck igen om den passar.';

/** Errors of our own server from before it forwarded anything: the attempt certainly created no order. */
const NOT_SENT: Readonly<Record<string, Failure>> = {
  SESSION: { way: null, code: 'SESSION' },
  TOO_MANY: { way: null, code: 'LIMIT' },
  BAD_REQUEST: { way: null, code: 'INPUT' },
  TOO_LARGE: { way: null, code: 'INPUT' },
  ORIGIN: { way: null, code: 'INPUT' },
  NO_PRICE: { way: null, code: 'NO_PRICE' },
  ORDER: { way: null, code: 'HIDDEN_ORDER' },
  BUYER: { way: null, code: 'OTHER_BUYER' },
};

function currentLines(): CartItem[] {
  return orderLines(useCart.getState().data, choicesOf(useCheckout.getState().checkout).metal);
}

/** The reviewed order and its buyer as one string, to detect a change in another tab before or after the press. */
function reviewed(): string {
  const { delivery, payment } = choicesOf(useCheckout.getState().checkout);
  const contents = currentLines().map(({ variantCode, qty }) => `${variantCode} ${qty}`);
  return [useAuth.getState().customerId, delivery.code, payment.code, ...contents].join(', ');
}

/**
 * Adopts what other tabs have stored, and their state of this purchase if it is further: a background tab gets storage events late.
 * Returns whether it is further. Does nothing when the browser has no storage.
 */
export function catchUpWithOtherTabs(): boolean {
  const other = lastStoredCheckout();
  const isFurther = other.status !== 'idle' && followsOtherTab(useCheckout.getState().checkout, other);
  for (const store of isFurther ? [useCheckout, useCart, useAuth] : [useCart, useAuth]) void store.persist.rehydrate();
  return isFurther;
}

interface Current {
  /** Öre, delivery included. */
  readonly total: Ore;
  /** ISO 8601: the oldest epoch of the prices; null when one of them has none. */
  readonly epoch: string | null;
}

/** The current delivery price for these lines, in öre; null when unknown. */
async function currentShipping(lines: readonly CartItem[]): Promise<Ore | null> {
  const { delivery } = choicesOf(useCheckout.getState().checkout);
  const methods = await fetchShippingMethods(lines);
  return methods.find(({ code }) => code === delivery.code)?.price ?? null;
}

async function currentTotal(knownShipping: Ore | null): Promise<Current> {
  const before = currentLines();
  const epoch = await repriceLines(before);
  const lines = currentLines();
  const isRepriced = orderSums(lines, null).items !== orderSums(before, null).items;
  const shipping = isRepriced ? await currentShipping(lines).catch(() => knownShipping) : knownShipping;
  return { total: orderSums(lines, shipping).total, epoch };
}

function isAnyGone(): boolean {
  const { gone } = useCartNotices.getState();
  return currentLines().some(({ variantCode }) => gone.has(variantCode));
}

/**
 * Our own server has prices of a newer epoch than the customer agreed to, or the backend another total. The cart is updated, and
 * the page shows the old and the new total; when the total is unchanged, a message explains why nothing happened.
 */
async function followNewPrices(seenTotal: Ore, shipping: Ore | null): Promise<void> {
  const { total } = await currentTotal(shipping);
  const { fetchStatus } = await import('@/lib/browser/price-clock/shop-status');
  const status = await fetchStatus(Date.now, false);
  // The cart's new epoch is sent with the next attempt.
  if (status?.changed != null) await syncCartPrices(status.changed);
  if (total === seenTotal) void showToast('message', PRICES_UPDATING);
}

/** A refusal without a known code may mean sold out, so the stock is checked. */
async function withStock(response: CreateOrderResponse, lines: readonly CartItem[]): Promise<CreateOrderResponse> {
  if (response.outcome !== 'refused' || response.message !== 'DEF') return response;
  const times = await fetchDeliveryTimes(lines).catch(() => null);
  const isShort = lines.some(({ variantId }) => times?.get(variantId)?.error === true);
  return isShort ? { ...response, message: 'SOLD_OUT' } : response;
}

/** Whether an earlier order is certainly neither paid nor open, so that it does not block a new one. */
function isFinished(status: OrderStatus): boolean {
  if (status.kind !== 'known') return false;
  const { state, paymentState } = status.order;
  return paymentState === 'failed' || (state === 'new' && paymentState === 'awaiting');
}

interface Sending {
  readonly contact: Contact;
  readonly seenTotal: Ore;
  readonly shipping: Ore | null;
  readonly epoch: string | null;
  readonly left: AbortSignal | undefined;
}

async function send(sending: Sending, isRepeated = false): Promise<void> {
  const { contact, seenTotal, shipping, epoch } = sending;
  const { checkout } = useCheckout.getState();
  // The state may have changed while prices were requested.
  if (!canPlaceOrder(checkout) && checkout.status !== 'doubt') return;
  const { attempt, choices } = checkout;
  const { intent } = attempt;
  const lines = currentLines();
  const request = buildOrderRequest({ choices, contact, lines, epoch, total: seenTotal, orderId: attempt.orderId });
  const agreed = agreedOrder(lines, contact, choices, { total: seenTotal, shipping });
  const owner = useAuth.getState().customerId;
  dispatchCheckout({ type: 'order-sent', agreed, owner });
  // Another tab has ordered the same cart meanwhile.
  if (useCheckout.getState().checkout.status !== 'placing') return void showToast('message', ORDERED_ELSEWHERE);
  try {
    const response = await withStock(await createOrder(intent, request), lines);
    dispatchCheckout({ type: 'order-responded', intent, response, owner, at: Date.now(), nextIntent: newIntent() });
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : 'NETWORK';
    if (reason === 'PRICES') {
      dispatchCheckout({ type: 'order-not-sent', intent, failure: null });
      return followNewPrices(seenTotal, shipping);
    }
    const isDoubted = reason === 'BUYER' && attempt.orderId === null;
    const failure = isDoubted ? { way: null, code: 'DOUBTED_BUYER' } : NOT_SENT[reason];
    if (reason === 'SESSION' || reason === 'SESSION_ENDED') useAuth.getState().reset();
    const reference = referenceIn(error);
    if (!failure) return dispatchCheckout({ type: 'order-unanswered', intent, reference });
    dispatchCheckout({ type: 'order-not-sent', intent, failure: { ...failure, reference } });
    if (reason === 'BUYER' && !isRepeated) await forAnotherBuyer(sending);
  }
}

/** The details are of another buyer than the begun order, which is abandoned once it can no longer be paid. */
async function forAnotherBuyer(sending: Sending): Promise<void> {
  const { checkout } = useCheckout.getState();
  if (checkout.status !== 'details' || checkout.attempt.orderId === null) return;
  const { intent, orderId } = checkout.attempt;
  if (!isFinished(await fetchOrderStatus(orderId)) || sending.left?.aborted) return;
  dispatchCheckout({ type: 'failure-read' });
  dispatchCheckout({ type: 'order-ended', intent, nextIntent: newIntent(), code: null });
  await send(sending, true);
}

/** Whether the order may be changed: it may have been paid or cancelled on the phone or in another tab. */
async function canChangeOrder({ intent, orderId }: Attempt): Promise<boolean> {
  if (orderId === null) return true;
  const status = await fetchOrderStatus(orderId);
  // Another person's order, or one of an ended session: it may still be paid, so a new order needs the shopper's explicit confirmation.
  if (status.kind === 'hidden') {
    dispatchCheckout({ type: 'order-not-sent', intent, failure: { way: null, code: 'HIDDEN_ORDER' } });
    return false;
  }
  return !settleOrder(status);
}

/** Nothing has been sent. An earlier attempt in doubt stays so. */
function notSent(code: Obstacle): void {
  const { checkout } = useCheckout.getState();
  if (code === 'COOKIES') return void getQueryClient().setQueryData(queryKeys.cookies, false);
  if (checkout.status !== 'details') return;
  dispatchCheckout({ type: 'order-not-sent', intent: checkout.attempt.intent, failure: { way: null, code } });
}

/**
 * "Beställ och betala". First compares the total with current prices: when it differs from the displayed one, nothing is
 * ordered and the page shows the new total (architecture: never swapped silently). The displayed total is sent with the order,
 * so that our server and the backend can reject an order whose prices changed on the way.
 * @param seenTotal öre, as displayed next to the button
 * @param shipping öre: the delivery part of it; null when unknown
 * @param left aborts when the customer leaves the button: nothing is sent after that
 */
export async function placeOrder(
  contact: Contact,
  seenTotal: Ore,
  shipping: Ore | null,
  left?: AbortSignal,
): Promise<void> {
  const { checkout } = useCheckout.getState();
  if (!canPlaceOrder(checkout) && checkout.status !== 'doubt') return;
  const seen = reviewed();
  if (catchUpWithOtherTabs()) return void showToast('message', ORDERED_ELSEWHERE);
  if (!(await canChangeOrder(checkout.attempt))) return;
  const { attempt } = checkout;
  const [{ total, epoch }, blocked, isLater] = await Promise.all([
    currentTotal(shipping),
    obstacle(),
    // An earlier attempt may have reserved the last pieces itself.
    !mayHaveOrder(attempt) && takesLonger(currentLines()),
  ]);
  if (left?.aborted) return;
  if (blocked) return notSent(blocked);
  if (isLater) return void showToast('message', LATER);
  const isOther = reviewed() !== seen;
  if (isOther) void showToast('message', CHANGED);
  if (total === seenTotal && !isOther && !isAnyGone()) await send({ contact, seenTotal, shipping, epoch, left });
  // From doubt the customer returns to the review with the new total.
  else if (useCheckout.getState().checkout.status === 'doubt') dispatchCheckout({ type: 'details-reopened' });
}

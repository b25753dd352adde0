import { fetchDeliveryTimes } from '@/components/cart/delivery-query';
import { syncCartPrices } from '@/components/cart/price-sync';
import { settleOrder } from '@/components/order/settle-order';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { showToast } from '@/components/ui/toast';
import { fetchOrderStatus } from '@/lib/browser/api/order-status';
import { createOrder, referenceIn, ShopApiError } from '@/lib/browser/api/shop-api';
import { newIntent } from '@/lib/browser/new-intent';
import { ownRelease } from '@/lib/browser/release-watch';
import type { Contact } from '@/lib/domain/buyer/contact-form';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { agreedOrder } from '@/lib/domain/order/agreed';
import {
  canSend,
  explained,
  makesRoom,
  mayBeAboutOffers,
  type Obstacle,
  type Plan,
  planOrder,
  sendingFailure,
} from '@/lib/domain/order/order-plan';
import { buildOrderRequest } from '@/lib/domain/order/order-request';
import { type Attempt, type Choices, mayHaveOrder } from '@/lib/domain/order/state';
import type { Ore } from '@/lib/domain/prices/money';
import type { CreateOrderResponse } from '@/lib/domain/shop-api/responses';
import { useAuth } from '@/stores/auth-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { catchUpWithOtherTabs } from './catch-up';
import { currentLines, currentReview, currentTotal, isAnyGone } from './current-order';
import { obstacle } from './obstacle';
import { takesLonger } from './takes-longer';
import { offersNow } from './use-methods';

const PRICES_UPDATING =
  'Priserna uppdateras just nu, och inget nytt har beställts. Vänta några sekunder och försök igen.';
const ORDERED_ELSEWHERE = 'Köpet har gått vidare i en annan flik. Härifrån har inget nytt beställts.';

const NOTICES = {
  CHANGED: 'Varukorgen eller inloggningen har ändrats, och inget nytt har beställts. Granska beställningen igen.',
  LATER:
    'Leveranstiden har blivit längre, och inget nytt har beställts. Läs den nya tiden, och tryck igen om den passar.',
};

/**
 * Our own server has prices of a newer epoch than the customer agreed to, or the backend another total. Cart and delivery are
 * updated, and the page shows the old and the new total; when the total is unchanged, a message explains why nothing happened.
 */
async function followNewPrices({ delivery }: Choices, seenTotal: Ore, shipping: Ore | null): Promise<void> {
  const { total } = await currentTotal(shipping);
  const { fetchStatus } = await import('@/lib/browser/price-clock/shop-status');
  const [status, { deliveries }] = await Promise.all([fetchStatus(Date.now, false), offersNow(currentLines())]);
  // The cart's new epoch is sent with the next attempt.
  if (status?.changed != null) await syncCartPrices(status.changed);
  const isSameDelivery =
    deliveries === null || deliveries.find(({ code }) => code === delivery.code)?.price === shipping;
  if (total === seenTotal && isSameDelivery) void showToast('message', PRICES_UPDATING);
}

/** A refusal that may be about the goods or methods, by what is offered now, which the page then shows. */
async function withReason(
  response: CreateOrderResponse,
  choices: Choices,
  lines: readonly CartItem[],
): Promise<CreateOrderResponse> {
  if (!mayBeAboutOffers(response)) return response;
  const [times, offers] = await Promise.all([fetchDeliveryTimes(lines).catch(() => null), offersNow(lines)]);
  const isShort = lines.some(({ variantId }) => times?.get(variantId)?.error === true);
  return explained(response, choices, { isShort, ...offers });
}

interface Sending {
  readonly contact: Contact;
  readonly seenTotal: Ore;
  readonly shipping: Ore | null;
  readonly epoch: string | null;
  readonly left: AbortSignal | undefined;
}

/** Whether our server is of another release than this page. */
async function isOtherRelease(): Promise<boolean> {
  const { fetchStatus } = await import('@/lib/browser/price-clock/shop-status');
  const release = (await fetchStatus(Date.now, false))?.release ?? null;
  return release !== null && release !== ownRelease();
}

async function send(sending: Sending, isRepeated = false): Promise<void> {
  const { contact, seenTotal, shipping, epoch } = sending;
  const { checkout } = useCheckout.getState();
  // The state may have changed while prices were requested.
  if (!canSend(checkout)) return;
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
    const response = await withReason(await createOrder(intent, request), choices, lines);
    dispatchCheckout({ type: 'order-responded', intent, response, owner, at: Date.now(), nextIntent: newIntent() });
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : 'NETWORK';
    const isOld = reason === 'BAD_REQUEST' && (await isOtherRelease());
    const { outcome, failure, endsSession, isForOther } = sendingFailure(isOld ? 'OLD_PAGE' : reason, attempt.orderId);
    if (endsSession) useAuth.getState().reset();
    const reference = referenceIn(error);
    if (outcome === 'doubt') return dispatchCheckout({ type: 'order-unanswered', intent, reference });
    dispatchCheckout({ type: 'order-not-sent', intent, failure: failure && { ...failure, reference } });
    if (outcome === 'prices') return followNewPrices(choices, seenTotal, shipping);
    if (isForOther && !isRepeated) await sendForOther(sending);
  }
}

/** The details are of another buyer than the begun order, which is abandoned once it can no longer be paid. */
async function sendForOther(sending: Sending): Promise<void> {
  const { checkout } = useCheckout.getState();
  if (checkout.status !== 'details' || checkout.attempt.orderId === null) return;
  const { intent, orderId } = checkout.attempt;
  if (!makesRoom(await fetchOrderStatus(orderId)) || sending.left?.aborted) return;
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

/** @returns whether to send */
function explain(plan: Plan): boolean {
  if (plan.step === 'stop') notSent(plan.obstacle);
  if ('notice' in plan && plan.notice !== null) void showToast('message', NOTICES[plan.notice]);
  if (plan.step === 'review' && useCheckout.getState().checkout.status === 'doubt')
    dispatchCheckout({ type: 'details-reopened' });
  return plan.step === 'send';
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
  if (!canSend(checkout)) return;
  const review = currentReview();
  if (catchUpWithOtherTabs()) return void showToast('message', ORDERED_ELSEWHERE);
  if (!(await canChangeOrder(checkout.attempt))) return;
  const [{ total, epoch }, reason, isLater] = await Promise.all([
    currentTotal(shipping),
    obstacle(),
    // An earlier attempt may have reserved the last pieces itself.
    !mayHaveOrder(checkout.attempt) && takesLonger(currentLines()),
  ]);
  const plan = planOrder({
    isLeft: left?.aborted === true,
    obstacle: reason,
    isLater,
    isOther: currentReview() !== review,
    isAnyGone: isAnyGone(),
    seenTotal,
    total,
  });
  if (explain(plan)) await send({ contact, seenTotal, shipping, epoch, left });
}

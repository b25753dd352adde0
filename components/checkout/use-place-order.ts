import { useRef, useState } from 'react';
import { repriceLines, syncCartPrices } from '@/components/cart/price-sync';
import { showToast } from '@/components/ui/toast';
import { orderLines } from '@/lib/cart/metals';
import type { Contact } from '@/lib/checkout/contact-form';
import { newIntent } from '@/lib/checkout/intent';
import { canCreateOrder } from '@/lib/checkout/machine';
import { buildOrderRequest } from '@/lib/checkout/order-request';
import { orderSums } from '@/lib/checkout/order-sums';
import { placedOrder } from '@/lib/checkout/placed-order';
import type { Ore } from '@/lib/pricing/money';
import type { CreateOrderAnswer } from '@/lib/shop-api/answers';
import { createOrder, fetchShippingMethods, ShopApiError } from '@/lib/shop-api/client/browser';
import { useAuth } from '@/stores/auth-store';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { useSettings } from '@/stores/settings-store';
import { askOrder } from './ask-order';

/** Refusals of our own proxy that came before anything was sent on: there is no order, and no doubt about it. */
const NOT_SENT: ReadonlySet<string> = new Set(['BAD_REQUEST', 'ORIGIN', 'ORDER', 'SESSION', 'TOO_LARGE', 'TOO_MANY']);

const NOT_SENT_TEXTS: Readonly<Record<string, string>> = {
  SESSION: 'Du är inte längre inloggad. Logga in igen, eller ange ditt personnummer.',
  TOO_MANY: 'Du har försökt många gånger. Vänta en minut och försök igen.',
};

const PRICES_ON_THE_WAY = 'Priserna uppdateras just nu, och inget har beställts. Vänta några sekunder och försök igen.';

function currentLines() {
  return orderLines(useCart.getState().data, useCheckout.getState().metal);
}

/** Brings prices and the cost of delivery up to date, and tells what the customer would be charged. */
async function currentTotal(): Promise<Ore> {
  const before = currentLines();
  await repriceLines(before);
  const lines = currentLines();
  if (orderSums(lines, null).items !== orderSums(before, null).items) {
    const methods = await fetchShippingMethods(lines).catch(() => null);
    if (methods) dispatchCheckout({ type: 'shipping-methods-loaded', methods });
  }
  return orderSums(lines, shippingPrice()).total;
}

function isAnyGone(): boolean {
  const { gone } = useCartNotices.getState();
  return currentLines().some(({ variantCode }) => gone.has(variantCode));
}

function shippingPrice(): Ore | null {
  const { shippingMethods, selectedDeliveryMethod } = useCheckout.getState();
  return shippingMethods.find((method) => method.code === selectedDeliveryMethod.code)?.price ?? null;
}

/**
 * Our own server has prices of a newer epoch than the customer agreed to. The cart follows it there, and the page shows
 * the old total and the new one; when the total is the same after all, a word says why nothing happened.
 */
async function followNewPrices(seenTotal: Ore): Promise<void> {
  const total = await currentTotal();
  const { fetchStatus } = await import('@/components/layout/shop-status');
  const status = await fetchStatus(Date.now, false);
  // What the cart belongs to from now on is what goes along with the next attempt.
  if (status?.changed != null) await syncCartPrices(status.changed);
  if (total === seenTotal) void showToast('message', PRICES_ON_THE_WAY);
}

async function send(contact: Contact, seenTotal: Ore): Promise<void> {
  const checkout = useCheckout.getState();
  if (checkout.intent === null) return;
  const lines = currentLines();
  const delivery = checkout.selectedDeliveryMethod;
  const payment = checkout.selectedPaymentMethod;
  const request = buildOrderRequest({
    paymentId: payment.id,
    shippingId: delivery.id,
    contact,
    subscribedToNewsletter: checkout.subscribedToNewsletter,
    lines,
    epoch: useSettings.getState().lastPriceUpdate,
    total: seenTotal,
    orderId: checkout.createdOrderId,
  });
  const answered = (answer: CreateOrderAnswer) => {
    const { email, phone } = contact;
    const order = placedOrder({ answer, lines, email, phone, delivery, payment, seenTotal, now: new Date() });
    // Nobody is signed in: a bank transfer is not confirmed until the buyer has signed it (contract.md A5).
    const verificationRequired = answer.verificationRequired || contact.ssn !== null;
    dispatchCheckout({
      type: 'order-answered',
      answer: { ...answer, verificationRequired },
      order,
      nextIntent: newIntent(),
    });
  };

  dispatchCheckout({ type: 'order-sent' });
  try {
    answered(await createOrder(checkout.intent, request));
  } catch (error) {
    const reason = error instanceof ShopApiError ? error.reason : 'NETWORK';
    if (reason === 'PRICES') {
      dispatchCheckout({ type: 'order-held', wasSent: checkout.orderSent });
      return followNewPrices(seenTotal);
    }
    if (!NOT_SENT.has(reason)) return dispatchCheckout({ type: 'order-unanswered' });
    if (reason === 'SESSION') useAuth.getState().reset();
    void showToast('error', NOT_SENT_TEXTS[reason] ?? 'Beställningen kunde inte skickas. Kontrollera dina uppgifter.');
    dispatchCheckout({
      type: 'order-refused',
      code: reason === 'TOO_MANY' ? 500 : 403,
      wasSent: checkout.orderSent,
      nextIntent: newIntent(),
    });
  }
}

/**
 * "Beställ och betala". The total is checked against current prices first: when it is no longer the one that the
 * customer has seen, nothing is ordered and the page shows the new one (architecture: never swapped silently). What was
 * seen goes along with the order, so that our server can refuse one that prices have overtaken on the way.
 */
export function usePlaceOrder(contact: Contact | null) {
  const running = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);

  const place = async (seenTotal: Ore) => {
    if (running.current || contact === null || !canCreateOrder(useCheckout.getState())) return;
    running.current = true;
    setIsPlacing(true);
    try {
      const { createdOrderId } = useCheckout.getState();
      // Paid on the phone, or in another tab, since the customer went on to change it.
      const news = await askOrder(createdOrderId);
      if (news.fate === 'settled') dispatchCheckout({ type: 'order-settled', order: news.order });
      else if ((await currentTotal()) === seenTotal && !isAnyGone()) await send(contact, seenTotal);
    } finally {
      running.current = false;
      setIsPlacing(false);
    }
  };

  return { place, isPlacing };
}

import * as z from 'zod/mini';
import { wireId } from '@/lib/domain/shop-api/responses';
import type { Failure } from './failure';
import { type AgreedOrder, agreedSchema, lineMetalSchema, orderSchema, type PlacedOrder } from './order-schema';
import { isKnownFailure, paymentHandler } from './payments';
import { isThanked } from './placed-order';
import {
  type Attempt,
  activeStep,
  attemptOf,
  type CheckoutState,
  choicesOf,
  initialCheckout,
  leave,
  NO_METHOD,
} from './state';

const text = z.nullable(z.string());
const method = z.object({ id: wireId, code: z.string(), name: z.string(), isPickup: z.optional(z.boolean()) });
const failure = z.nullable(
  z.pipe(
    z.object({ way: text, code: z.string(), reference: z.optional(z.string()) }),
    z.transform((found: Failure) => (isKnownFailure(found) ? found : null)),
  ),
);

const statuses = ['idle', 'choosing-metal', 'details', 'placing', 'doubt', 'changed', 'paying', 'done'] as const;

/** The stored fields, by the owner's names (spec.md section 3). Those that say nothing about an order may be another release's. */
const stored = z.object({
  selectedDeliveryMethod: z.catch(method, NO_METHOD),
  selectedPaymentMethod: z.catch(method, NO_METHOD),
  metal: lineMetalSchema,
  order: z.nullable(orderSchema),
  createdOrderId: z.nullable(wireId),
  intent: text,
  subscribedToNewsletter: z.catch(z.boolean(), false),
  verificationRequired: z.boolean(),
  paid: z.catch(z.boolean(), false),
  bankIdVerificationSuccess: z.boolean(),
  status: z.enum(statuses),
  inDoubt: z.boolean(),
  owner: text,
  agreed: z.nullable(agreedSchema),
  declined: z.catch(z.boolean(), false),
  failure: z.catch(failure, null),
});

/** What remains readable after a change of version or of the clock. The id is undefined when it is not. */
const storedAttempt = z.object({
  intent: z.string().check(z.minLength(1)),
  createdOrderId: z.catch(z.optional(z.nullable(wireId)), undefined),
  inDoubt: z.catch(z.boolean(), true),
  owner: z.catch(text, null),
});

/** Drops the contact details once the order is confirmed; the confirmation shows those from the backend. */
function storedOrder(state: CheckoutState): PlacedOrder | null {
  if (!('order' in state)) return null;
  return state.status === 'done' ? { ...state.order, email: '', phone: '' } : state.order;
}

/** By the owner's names (spec.md section 3), without a URL outside the shop. The owner's error fields are only written. */
export function toStored(state: CheckoutState) {
  const attempt = attemptOf(state);
  const choices = choicesOf(state);
  const failed = 'failure' in state ? state.failure : null;
  const at = (way: string) => (failed?.way === way ? failed.code : null);
  const paying = state.status === 'paying' ? state.progress.kind === 'signing' : false;
  const waits = state.status === 'changed' ? state.start.kind === 'signing' : paying;
  return {
    status: state.status,
    activeStep: activeStep(state),
    selectedDeliveryMethod: choices.delivery,
    selectedPaymentMethod: choices.payment,
    metal: choices.metal,
    order: storedOrder(state),
    createdOrderId: attempt?.orderId ?? null,
    intent: state.status === 'done' ? state.intent : (attempt?.intent ?? null),
    inDoubt: state.status === 'placing' || (attempt?.inDoubt ?? false),
    owner: attempt?.owner ?? null,
    agreed: 'agreed' in state ? state.agreed : null,
    declined: state.status === 'changed' && state.declined,
    failure: failed,
    createOrderError: state.status === 'details' ? (failed?.code ?? null) : null,
    swishError: at('swish'),
    bankTransferError: at('bank_transfer'),
    zimplerError: at('zimpler') !== null,
    blockCreateOrder: failed !== null,
    subscribedToNewsletter: choices.newsletter,
    verificationRequired: waits,
    paid: state.status === 'done' && state.isPaid,
    bankIdVerificationSuccess: state.status === 'done' && state.verified,
    toPage: '/checkout',
  };
}

type Named = z.infer<typeof stored>;

/** A state with missing fields becomes an attempt that was left, so that its order is checked and not lost. */
function restore(data: Named, now: number): CheckoutState {
  const { status, intent, order: placed, agreed: promised, failure: failed, declined } = data;
  const choices = {
    metal: data.metal,
    delivery: data.selectedDeliveryMethod,
    payment: data.selectedPaymentMethod,
    newsletter: data.subscribedToNewsletter,
  };
  if (status === 'done') {
    if (placed === null || !isThanked(placed, now)) return initialCheckout;
    const { paid: isPaid, bankIdVerificationSuccess: verified } = data;
    return { status, intent: intent ?? '', order: placed, choices, isPaid, verified };
  }
  if (intent === null) return initialCheckout;
  const attempt: Attempt = { intent, orderId: data.createdOrderId, inDoubt: data.inDoubt, owner: data.owner };
  const progress = data.verificationRequired ? ({ kind: 'signing' } as const) : ({ kind: 'waiting' } as const);
  switch (status) {
    case 'choosing-metal':
    case 'details':
      return { status, attempt, choices, failure: failed };
    // The page was left while create-order was pending.
    case 'placing':
    case 'doubt':
      return promised === null ? leave(attempt) : { status: 'doubt', attempt, choices, agreed: promised };
    case 'changed':
      return promised === null || placed === null
        ? leave(attempt)
        : { status, attempt, choices, agreed: promised, order: placed, start: startOf(promised, progress), declined };
    case 'paying':
      return placed === null ? leave(attempt) : { status, attempt, choices, order: placed, progress, failure: failed };
    default:
      return leave(attempt);
  }
}

function startOf(promised: AgreedOrder, progress: { readonly kind: 'waiting' | 'signing' }) {
  const start = paymentHandler(promised.paymentCode)?.start({
    redirectUrl: null,
    verificationRequired: progress.kind === 'signing',
    signedIn: promised.signedIn,
  });
  return start === undefined || start.kind === 'failed' ? progress : start;
}

/**
 * When only partly readable, a purchase counts as left and is checked by its intent: it may have been paid.
 * @param now milliseconds since 1970
 */
export function readStoredCheckout(value: unknown, now = Date.now()): CheckoutState {
  const current = stored.safeParse(value);
  if (current.success) return restore(current.data, now);
  const attempt = storedAttempt.safeParse(value);
  if (!attempt.success) return initialCheckout;
  const { intent, createdOrderId = null, inDoubt, owner } = attempt.data;
  const isDoubted = inDoubt || attempt.data.createdOrderId === undefined;
  return leave({ intent, orderId: createdOrderId, inDoubt: isDoubted, owner });
}

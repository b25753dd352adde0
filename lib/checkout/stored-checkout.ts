import * as z from 'zod/mini';
import { ore } from '@/lib/pricing/money';
import { type CheckoutErrorCode, isCheckoutErrorCode } from './errors';
import { type CheckoutState, initialCheckout } from './state';

/** What of the checkout is stored: nothing that has to be asked for anew, and no address outside the shop. */
export type StoredCheckout = Omit<
  CheckoutState,
  'paymentMethods' | 'shippingMethods' | 'createOrderLoading' | 'redirectZimplerLink'
>;

const money = z.nullable(z.pipe(z.int().check(z.nonnegative()), z.transform(ore)));
const text = z.nullable(z.string());
const metal = z.nullable(z.enum(['gold', 'silver']));
const method = z.object({ id: z.union([z.number(), z.string()]), code: z.string(), name: z.string() });
const error = z.nullable(z.custom<CheckoutErrorCode>(isCheckoutErrorCode));

const line = z.object({
  productCode: z.string(),
  name: z.string(),
  quantity: z.number(),
  unitPrice: money,
  vat: money,
  total: money,
  image: text,
  metal,
  weightLabel: text,
  purity: z.nullable(z.number()),
});

const order = z.object({
  orderId: z.string(),
  number: text,
  phone: z.string(),
  email: z.string(),
  lines: z.array(line),
  itemsTotal: money,
  shippingTotal: money,
  orderTotal: money,
  deliveryName: z.string(),
  paymentCode: z.string(),
  paymentName: z.string(),
  deliveryDays: z.nullable(z.number()),
  placedAt: z.number(),
  totalChanged: z.boolean(),
});

const stored: z.ZodMiniType<StoredCheckout> = z.object({
  activeStep: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  selectedDeliveryMethod: method,
  selectedPaymentMethod: method,
  metal,
  order: z.nullable(order),
  createdOrderId: text,
  intent: text,
  unsettled: z._default(z.nullable(z.object({ intent: z.string(), orderId: text })), null),
  orderSent: z.boolean(),
  blockCreateOrder: z.boolean(),
  createOrderError: error,
  swishError: error,
  bankTransferError: error,
  zimplerError: z.boolean(),
  subscribedToNewsletter: z.boolean(),
  verificationRequired: z.boolean(),
  bankIdVerificationSuccess: z.boolean(),
  toPage: z.string().check(z.regex(/^\/[a-z-]*$/)),
});

/**
 * Reads a checkout from an earlier page view. A damaged one is dropped as a whole: half a checkout is worse than a new
 * one. The order that it may have made is safe: the sealed cookie remembers it.
 */
export function readStoredCheckout(value: unknown): Partial<CheckoutState> {
  const parsed = stored.safeParse(value);
  if (!parsed.success) return {};
  const state = parsed.data;
  // Steps that are about an order make no sense without it.
  const orphan = state.activeStep >= 2 && state.createdOrderId === null && state.order === null;
  return orphan ? { activeStep: initialCheckout.activeStep } : state;
}

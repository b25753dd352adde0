import * as z from 'zod/mini';
import { ore } from '@/lib/prices/money';

/**
 * Responses of our own /api/commerce: the proxy that writes them and the browser share these schemas. Uses zod/mini because they
 * are part of the browser bundle.
 */
const money = z.pipe(z.int().check(z.nonnegative()), z.transform(ore));
const text = z.nullable(z.string());

/** An id in the backend's own type: numbers stay numbers, and numeric strings stay strings (contract.md A5). */
export type WireId = number | string;
export const wireId: z.ZodMiniType<WireId> = z.union([z.number(), z.string()]);

export const deliveryTimesAnswer = z.record(
  z.string(),
  z.object({ error: z.boolean(), currentStock: z.nullable(z.number()), weeks: z.nullable(z.number()) }),
);

export const shippingMethodsAnswer = z.array(
  z.object({ id: wireId, code: z.string(), name: z.string(), description: text, price: z.nullable(money) }),
);

export const paymentMethodsAnswer = z.array(
  z.object({ id: wireId, code: z.string(), name: z.string(), description: text }),
);

/** `price` is null for a variant that cannot be bought at the moment. `vat` is null when unknown. */
export const variantPriceAnswer = z.object({
  price: z.nullable(money),
  vat: z.nullable(money),
  /** ISO 8601: our server's price epoch at the time of the request; null before it has one. */
  epoch: z._default(text, null),
});

/** A definite result of create-order. For an uncertain one our server responds with UNANSWERED instead. */
export const createOrderAnswer = z.object({
  outcome: z.enum(['order', 'refused']),
  code: z.number(),
  /** A known error code, or DEF for any other. */
  message: z.string(),
  /** Never null when the outcome is an order. The backend may have stored a refused order, too. */
  orderId: z.nullable(wireId),
  redirectUrl: text,
  number: text,
  email: text,
  itemsTotal: z.nullable(money),
  shippingTotal: z.nullable(money),
  orderTotal: z.nullable(money),
  orderItems: z.array(z.object({ productCode: z.string(), quantity: z.number() })),
  verificationRequired: z.boolean(),
});
export type CreateOrderAnswer = z.infer<typeof createOrderAnswer>;

export const codeAnswer = z.object({ code: z.number(), message: z.string() });
export type CodeAnswer = z.infer<typeof codeAnswer>;

/** Path of a picture on our own site. */
const picture = z.nullable(z.string().check(z.regex(/^\/(?!\/)/)));

/**
 * What the shopper saw beside the order button: stored with the order, because catalogue and terms change (contract.md A5).
 */
export const agreedFacts = z.object({
  /** Version of the purchase terms: a date. */
  terms: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  delivery: z.string(),
  payment: z.string(),
  /** Days of the slowest line; null when all lines are in stock, or when unknown. */
  deliveryDays: z.nullable(z.number()),
  lines: z.array(
    z.object({
      productCode: z.string(),
      variantCode: z.string(),
      name: z.string(),
      quantity: z.number(),
      image: picture,
      metal: z.nullable(z.enum(['gold', 'silver'])),
      weightLabel: text,
      purity: z.nullable(z.number()),
      isInvestmentGold: z.boolean(),
      mayWithdraw: z.boolean(),
      availability: text,
    }),
  ),
});
export type AgreedFacts = z.infer<typeof agreedFacts>;

const orderState = z.enum(['new', 'awaiting_payment', 'awaiting_verification', 'confirmed', 'cancelled', 'unknown']);
const paymentState = z.enum(['awaiting', 'paid', 'failed', 'unknown']);

/** The signed-in customer's orders, newest first; null when the backend does not support the call. */
export const orderListAnswer = z.nullable(
  z.array(
    z.object({
      orderId: wireId,
      number: text,
      state: orderState,
      paymentState,
      createdAt: text,
      orderTotal: z.nullable(money),
    }),
  ),
);
export type OrderList = z.infer<typeof orderListAnswer>;

export const fetchedOrder = z.object({
  orderId: wireId,
  number: text,
  state: orderState,
  paymentState,
  paymentMethod: text,
  createdAt: text,
  orderItems: z.array(
    z.object({
      productCode: z.string(),
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.nullable(money),
      vat: z.nullable(money),
      total: z.nullable(money),
    }),
  ),
  itemsTotal: z.nullable(money),
  shippingTotal: z.nullable(money),
  orderTotal: z.nullable(money),
  email: text,
  payment: z.object({ reference: text, payBefore: text }),
  agreed: z._default(z.nullable(agreedFacts), null),
});
export type FetchedOrder = z.infer<typeof fetchedOrder>;

/** The signed-in customer for the browser, with a masked personal number. */
export const customerAnswer = z.object({
  customerId: z.string(),
  /** False under 18: such a customer may not buy. Null when the backend does not send the personal number. */
  isAdult: z.nullable(z.boolean()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  county: z.string(),
  phone: z.string(),
  blocked: z.boolean(),
  subscribedToNewsletter: z.boolean(),
  maskedSsn: z.string(),
});
export type CustomerAnswer = z.infer<typeof customerAnswer>;

/** Receipt of a statement of withdrawal: the backend's reference, if any, and the time of receipt in ISO 8601. */
export const withdrawalReceipt = z.object({ reference: text, receivedAt: z.string() });
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>;

/** Every refusal of the proxy. `message` is one of our own codes, never the backend's text. */
export const refusalAnswer = z.object({ code: z.number(), message: z.string() });

import * as z from 'zod/mini';
import { ore } from '@/lib/prices/money';

/**
 * What our own /api/commerce answers, read with the same schemas by the proxy that writes it and by the browser that
 * gets it. The small build of zod, because these travel to the browser.
 */
const money = z.pipe(z.int().check(z.nonnegative()), z.transform(ore));
const text = z.nullable(z.string());

/** An id as the backend sent it: a number stays a number, and a text that reads like one stays a text (contract.md A5). */
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

/** A variant without a price is still sold, but not now: `price` is null. `vat` is null where it is not known. */
export const variantPriceAnswer = z.object({
  price: z.nullable(money),
  vat: z.nullable(money),
  /** ISO 8601: the price epoch that our server knew when it asked for this price; null before it knows one. */
  epoch: z._default(text, null),
});

/** What create-order settled. An answer that settles nothing is not among these: our server says UNANSWERED instead. */
export const createOrderAnswer = z.object({
  outcome: z.enum(['order', 'refused']),
  code: z.number(),
  /** A word that the shop knows, DEF for any other. */
  message: z.string(),
  /** Never null when the outcome is an order. A refused order may have been written all the same. */
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

/** A picture of our own, or none. */
const picture = z.nullable(z.string().check(z.regex(/^\/(?!\/)/)));

/**
 * What was true of an order and told beside its button: kept with the order, since the catalogue and the terms change (contract.md A5).
 */
export const agreedFacts = z.object({
  /** Version of the purchase terms: a day. */
  terms: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  delivery: z.string(),
  payment: z.string(),
  /** Days of the slowest line; null for goods in stock, and when not known. */
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

/** The signed-in customer's orders, the newest first; null from a backend that lists none. */
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
  /** Version of the purchase terms that it was made under, as the backend or this browser knows; null when neither does. */
  terms: z._default(text, null),
});
export type FetchedOrder = z.infer<typeof fetchedOrder>;

/** The signed-in customer as the browser may see them: the personal number is masked. */
export const customerAnswer = z.object({
  customerId: z.string(),
  /** False for somebody under 18, who may not buy; null when the backend does not tell the personal number. */
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

/** The shop has a statement of withdrawal: its number, when the backend gives one, and the moment of receipt in ISO 8601. */
export const withdrawalReceipt = z.object({ reference: text, receivedAt: z.string() });
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>;

/** Every refusal of the proxy. `message` is one of our own words, never the backend's. */
export const refusalAnswer = z.object({ code: z.number(), message: z.string() });

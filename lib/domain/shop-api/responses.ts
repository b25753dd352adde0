import * as z from 'zod/mini';
import { moneySchema } from '@/lib/domain/prices/money-schema';

/**
 * Responses of our own /api/commerce: the proxy that writes them and the browser share these schemas. Uses zod/mini because they
 * are part of the browser bundle.
 */
const text = z.nullable(z.string());

/** An id in the backend's own type: numbers stay numbers, and numeric strings stay strings (contract.md A5). */
export type WireId = number | string;
export const wireId: z.ZodMiniType<WireId> = z.union([z.number(), z.string()]);

export const deliveryTimesResponse = z.record(
  z.string(),
  z.object({
    /** True: cannot be bought in this quantity. */
    error: z.boolean(),
    currentStock: z.nullable(z.number()),
    /** Whole weeks of a back order; null for normal delivery. */
    weeks: z.nullable(z.number()),
  }),
);
/** get-delivery-time (contract.md A4) for one variant. */
export type DeliveryTime = Readonly<z.infer<typeof deliveryTimesResponse>[string]>;

/** A payment or delivery method that the backend offers; payment methods by position. */
const method = { id: wireId, code: z.string(), name: z.string(), description: text };
export const paymentMethodsResponse = z.array(z.object(method));
export const shippingMethodsResponse = z.array(
  z.object({
    ...method,
    price: moneySchema,
    /** Fetched in the shop. */
    isPickup: z._default(z.boolean(), false),
  }),
);
export type PaymentMethod = Readonly<z.infer<typeof paymentMethodsResponse>[number]>;
export type ShippingMethod = Readonly<z.infer<typeof shippingMethodsResponse>[number]>;

/** `price` is null for a variant that cannot be bought now. `vat` is null when unknown. */
export const variantPriceResponse = z.object({
  price: z.nullable(moneySchema),
  vat: z.nullable(moneySchema),
  /** ISO 8601: our server's price epoch at the time of the request; null before it has one. */
  epoch: z._default(text, null),
});

/** The definite outcomes of create-order. For an indefinite one our server returns UNANSWERED. */
export const createOrderResponse = z.object({
  outcome: z.enum(['order', 'refused']),
  code: z.number(),
  /** A known error code, or DEF for any other. */
  message: z.string(),
  /** Never null when the outcome is an order. The backend may have stored a refused order, too. */
  orderId: z.nullable(wireId),
  redirectUrl: text,
  number: text,
  email: text,
  itemsTotal: z.nullable(moneySchema),
  shippingTotal: z.nullable(moneySchema),
  orderTotal: z.nullable(moneySchema),
  orderItems: z.array(z.object({ productCode: z.string(), quantity: z.number() })),
  verificationRequired: z.boolean(),
  /** Of the request that sent the order (lib/domain/reference.ts). */
  reference: z.optional(z.string()),
});
export type CreateOrderResponse = z.infer<typeof createOrderResponse>;

export const codeResponse = z.object({ code: z.number(), message: z.string() });
export type CodeResponse = z.infer<typeof codeResponse>;

/** Path of a picture on our own site. */
const picture = z.nullable(z.string().check(z.regex(/^\/(?!\/)/)));

/**
 * What the shopper saw beside the order button: stored with the order, because catalogue and terms change (contract.md A5).
 */
export const agreedFacts = z.object({
  /** Version of the purchase terms: a date. */
  terms: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  delivery: z.string(),
  /** Whether the goods are fetched in the shop; null for an order from before this was kept. */
  isPickup: z._default(z.nullable(z.boolean()), null),
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

export const orderState = z.enum([
  'new',
  'awaiting_payment',
  'awaiting_verification',
  'confirmed',
  'cancelled',
  'unknown',
]);
export const paymentState = z.enum([
  'awaiting',
  'authorized',
  'partly_paid',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'unknown',
]);

/* What happens to an order after it was placed (contract.md A5). A field that cannot be read counts as not sent: the order is shown without it. */
const refund = z.object({
  /** Öre; null when unreadable. */
  amount: z.catch(z.nullable(moneySchema), null),
  at: z.catch(text, null),
});
export type Refund = Readonly<z.infer<typeof refund>>;

export const shipmentState = z.enum(['packed', 'sent', 'ready_for_pickup', 'delivered', 'returned', 'unknown']);
const shipment = z.object({
  state: z.catch(shipmentState, 'unknown'),
  at: z.catch(text, null),
  /** `url` is https. */
  tracking: z.catch(z.nullable(z.object({ code: text, url: text })), null),
  /** The goods of the parcel; null when the backend does not send them. */
  lines: z.catch(z.nullable(z.array(z.object({ variantCode: z.string(), quantity: z.number() }))), null),
});
export type Shipment = Readonly<z.infer<typeof shipment>>;

export const withdrawalDecision = z.enum(['received', 'accepted', 'refused']);
/** A statement of withdrawal that the shop has received. It changes nothing until the shop has accepted it. */
const withdrawal = z.object({
  caseNumber: text,
  receivedAt: z.string(),
  /** The sender's own words for the goods; null for the whole order. */
  goods: z.catch(text, null),
  decision: z.catch(withdrawalDecision, 'received'),
});
export type ReceivedWithdrawal = Readonly<z.infer<typeof withdrawal>>;

export const endReason = z.enum(['expired', 'customer', 'shop']);

/** The fields that `fetch-order` and each order of `get-orders` share. A state of a later release is unknown to an open page of this one. */
const life = {
  state: z.catch(orderState, 'unknown'),
  paymentState: z.catch(paymentState, 'unknown'),
  /** ISO 8601. */
  payment: z.catch(z.object({ reference: text, payBefore: text }), { reference: null, payBefore: null }),
  refunds: z.catch(z.array(refund), []),
  /** Null when the backend does not send them, or not in a form that can be read. */
  shipments: z.catch(z.nullable(z.array(shipment)), null),
  /** Null for none, and from a backend that does not know them. */
  withdrawal: z.catch(z.nullable(withdrawal), null),
  /** Of a cancelled order. */
  endedBecause: z.catch(z.nullable(endReason), null),
};

/** What one piece of an order line is today: grams of fine metal, the shop's buy-back price and the metal value at spot in öre. Null: unknown. */
const goodsToday = z.object({
  /** Its page. */
  path: z.string(),
  metal: z.nullable(z.enum(['gold', 'silver'])),
  fineGrams: z.nullable(z.number()),
  buyBackPrice: z.nullable(moneySchema),
  spotValue: z.nullable(moneySchema),
});
export type GoodsToday = Readonly<z.infer<typeof goodsToday>>;

const listedItem = z.object({
  name: z.string(),
  productCode: z._default(z.string(), ''),
  variantCode: z._default(text, null),
  quantity: z.number(),
  /** Öre for all pieces, VAT included. */
  total: z._default(z.nullable(moneySchema), null),
  /** `gone`: no longer in the catalogue. Null: our server has no catalogue to look in. */
  goods: z._default(z.nullable(z.union([z.literal('gone'), goodsToday])), null),
});

/** The signed-in customer's orders, newest first; null when the backend does not support the call. */
export const orderListResponse = z.nullable(
  z.array(
    z.object({
      orderId: wireId,
      number: text,
      createdAt: text,
      orderTotal: z.nullable(moneySchema),
      paymentMethod: z._default(text, null),
      ...life,
      /** Empty when the backend does not send them. */
      orderItems: z._default(z.array(listedItem), []),
    }),
  ),
);
export type OrderList = z.infer<typeof orderListResponse>;
export type ListedOrder = NonNullable<OrderList>[number];

/** A guest's newest order of this browser; null for none. */
export const latestOrderResponse = z.nullable(z.object({ orderId: wireId }));
export type LatestOrderResponse = z.infer<typeof latestOrderResponse>;

export const fetchedOrder = z.object({
  orderId: wireId,
  number: text,
  paymentMethod: text,
  createdAt: text,
  orderItems: z.array(
    z.object({
      productCode: z.string(),
      variantCode: z.exactOptional(z.string()),
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.nullable(moneySchema),
      vat: z.nullable(moneySchema),
      total: z.nullable(moneySchema),
    }),
  ),
  itemsTotal: z.nullable(moneySchema),
  shippingTotal: z.nullable(moneySchema),
  /** The VAT in `shippingTotal`; null when the backend does not send it. */
  shippingVat: z._default(z.nullable(moneySchema), null),
  orderTotal: z.nullable(moneySchema),
  email: text,
  ...life,
  agreed: z._default(z.nullable(agreedFacts), null),
  /** Version of the purchase terms of the order, from the backend or this browser; null when neither knows. */
  terms: z._default(text, null),
});
export type FetchedOrder = z.infer<typeof fetchedOrder>;

/** The signed-in customer, with a masked personal number. */
export const customerResponse = z.object({
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
export type CustomerResponse = z.infer<typeof customerResponse>;

/** The buyer on a receipt, with the full personal number: shown, never stored. */
export const receiptBuyerResponse = z.object({ name: z.string(), personalNumber: z.string() });
export type ReceiptBuyer = Readonly<z.infer<typeof receiptBuyerResponse>>;

/** Receipt of a statement of withdrawal: the backend's reference, if any, and the time of receipt in ISO 8601. */
export const withdrawalReceipt = z.object({ reference: text, receivedAt: z.string() });
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>;

/** An error of the proxy. `message` is one of our own codes, never the backend's text. */
export const refusalResponse = z.object({ code: z.number(), message: z.string() });

import * as z from 'zod/mini';
import { isPlausibleTime } from '@/lib/domain/plausible-time';
import { moneySchema as amount } from '@/lib/domain/prices/money-schema';
import { wireId } from '@/lib/domain/shop-api/responses';

/* Orders of the checkout, declared once: the browser stores them and reads them back. Null always means "unknown" or "none". */

const moneySchema = z.nullable(amount);
const text = z.nullable(z.string());
export const lineMetalSchema = z.nullable(z.enum(['gold', 'silver']));

/** A line of an order with fields that only the browser has: picture, weight, purity. */
const line = z.object({
  productCode: z.string(),
  /** Distinguishes the variants of one product; null when the line comes from the backend only. */
  variantCode: z._default(text, null),
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.catch(moneySchema, null),
  vat: z.catch(moneySchema, null),
  total: z.catch(moneySchema, null),
  image: z.catch(text, null),
  metal: z.catch(lineMetalSchema, null),
  weightLabel: z.catch(text, null),
  purity: z.catch(z.nullable(z.number()), null),
  /** See Product; false when the line comes from the backend only. */
  isInvestmentGold: z._default(z.boolean(), false),
  mayWithdraw: z._default(z.boolean(), false),
  /** The stock text of a backorder line, as on the product page. Null for others. */
  availability: z._default(text, null),
});

const known = {
  /** Masked: "070-*** 45 67". */
  phone: z.string(),
  email: z.string(),
  lines: z.readonly(z.array(line)),
  deliveryName: z.string(),
  /** Whether the goods are fetched in the shop; null when unknown. */
  isPickup: z._default(z.nullable(z.boolean()), null),
  /** The payment method's code in the backend's spelling. */
  paymentCode: z.string(),
  paymentName: z.string(),
  deliveryDays: z.nullable(z.number()),
};

/** What the customer agreed to; responses are compared with it. Contains no secrets. */
export const agreedSchema = z.object({
  ...known,
  /** Öre, including delivery. */
  total: amount,
  /** The delivery part of `total`. */
  shipping: moneySchema,
  /** Ordered with the customer's session, so that a bank transfer needs no signature. */
  signedIn: z.boolean(),
});

export const orderSchema = z.object({
  ...known,
  orderId: wireId,
  number: text,
  itemsTotal: moneySchema,
  shippingTotal: moneySchema,
  /** The VAT in `shippingTotal`, from the backend only. */
  shippingVat: z._default(moneySchema, null),
  orderTotal: moneySchema,
  /** Milliseconds since 1970; the time limit of a payment counts from it. The confirmation cannot format an impossible time. */
  placedAt: z.number().check(z.refine(isPlausibleTime)),
  owner: z._default(text, null),
});

export type OrderLine = Readonly<z.infer<typeof line>>;
export type AgreedOrder = Readonly<z.infer<typeof agreedSchema>>;
export type PlacedOrder = Readonly<z.infer<typeof orderSchema>>;

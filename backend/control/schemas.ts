import { z } from 'zod';
import { dialectNames, type Fault } from '../core/runtime';
import { paymentStates, reasonsToEnd, shipmentStates } from '../db/order-tables';

const factor = z.number().positive().max(100);

export const clockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceSeconds: z.number().min(-31_536_000).max(315_360_000) }),
]);

export const tickSchema = z.strictObject({ gold: factor.optional(), silver: factor.optional() });

export const stockSchema = z.strictObject({
  variantId: z.union([z.number().int().positive(), z.string().min(1)]),
  stock: z.number().int().min(0).max(1_000_000).optional(),
  onHand: z.boolean().optional(),
  deliveryWeeks: z.number().int().min(1).max(104).nullable().optional(),
  error: z.union([z.literal(0), z.literal(1)]).optional(),
});

const code = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

export const productSchema = z.strictObject({
  code,
  enabled: z.boolean().optional(),
  name: z.string().min(1).nullable().optional(),
  description: z.string().nullable().optional(),
  /** The end of a limited offer, in one of the three date forms of contract.md B9. */
  until: z.string().nullable().optional(),
});

export type ChangedProduct = z.infer<typeof productSchema>;

const fault = z.strictObject({
  match: z.string(),
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  drop: z.boolean().optional(),
  after: z.boolean().optional(),
  body: z.string().optional(),
  times: z.number().int().min(1).default(1),
}) satisfies z.ZodType<Fault>;

/** One fault is added to the pending ones; a list replaces them all. */
export const faultsSchema = z.union([fault, z.array(fault)]);

export const dialectSchema = z.strictObject({ name: z.enum(dialectNames) });

export const scaleSchema = z.strictObject({ products: z.number().int().min(0).max(100_000) });

const orderId = z.number().int().positive();
const pieces = z.number().int().min(1).max(10_000);

/** What happens to an order after the purchase. */
export const orderEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ orderId, event: z.literal('pay') }),
  /** Any of the words that a backend may send. */
  z.strictObject({ orderId, event: z.literal('payment'), state: z.enum(paymentStates) }),
  /** Öre; without `amount` all that is left. */
  z.strictObject({ orderId, event: z.literal('refund'), amount: z.number().int().positive().optional() }),
  z.strictObject({
    orderId,
    event: z.literal('parcel'),
    parcel: z.number().int().min(1).max(20).default(1),
    state: z.enum(shipmentStates),
    tracking: z.strictObject({ code: z.string().min(1).max(100), url: z.url({ protocol: /^https$/ }) }).optional(),
    lines: z
      .array(z.strictObject({ variantCode: code, quantity: pieces }))
      .min(1)
      .optional(),
  }),
  z.strictObject({ orderId, event: z.literal('withdrawal'), decision: z.enum(['received', 'accepted', 'refused']) }),
  z.strictObject({ orderId, event: z.literal('cancel'), because: z.enum(reasonsToEnd) }),
]);

export type OrderEvent = z.infer<typeof orderEventSchema>;

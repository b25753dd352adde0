import { z } from 'zod';

/** Numeric ids of Sylius <= 1.12 or codes of newer versions; forms send both as text. */
const name = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,100}$/)
  .transform((value) => (/^\d{1,15}$/.test(value) ? Number(value) : value));
const id = z.union([z.int().min(0), name]);

const quantity = z.coerce.number().pipe(z.int().min(1).max(10_000));
const lines = z.union([
  z.record(z.string().max(5), z.looseObject({ id, quantity })).transform((map) => Object.values(map)),
  z.array(z.looseObject({ id, quantity })),
]);

export const productVariants = lines.refine((list) => list.length > 0 && list.length <= 200);

export const orderId = z.coerce.number().pipe(z.int().min(1));

const flag = z.preprocess((value) => value === true || value === 1 || value === '1' || value === 'true', z.boolean());

/** Body of get-shipping-methods (contract.md A4). */
export const shippingRequest = z.looseObject({ productVariants });

/** Body of the calls about one order (contract.md A5). */
export const orderRequest = z.looseObject({ orderId });

/** Body of withdraw-order (contract.md A6). */
export const withdrawalRequest = z.looseObject({
  orderNumber: z.string().trim().min(1).max(40),
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  goods: z.string().trim().max(500).default(''),
});

/** Body of create-order (contract.md A5); ids and codes are checked against the shop's data later. */
export const createOrderRequest = z.looseObject({
  paymentId: id,
  shippingId: id,
  phoneNumber: z.string().max(40),
  email: z.string().max(254),
  subscribedToNewsletter: flag,
  productVariants,
  ssn: z.string().min(1).max(40).nullish(),
  customerId: z.coerce.number().pipe(z.int().min(1)).nullish(),
  orderId: orderId.nullish(),
  /** The total in öre that the customer agreed to. */
  expectedTotal: z.coerce.number().pipe(z.int().min(1)).nullish(),
  /** What the customer was shown: stored and returned unchanged. */
  agreed: z
    .record(z.string(), z.unknown())
    .transform((facts) => JSON.stringify(facts))
    .pipe(z.string().max(100_000))
    .nullish(),
});
export type CreateOrderRequest = z.infer<typeof createOrderRequest>;

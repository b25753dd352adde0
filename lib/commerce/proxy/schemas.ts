import { z } from 'zod';
import { isEmail, isMobilePhone } from '@/lib/checkout/contact';

const name = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/);
const id = z.union([z.int().min(0), name]);
const quantity = z.int().min(1).max(10_000);

const productVariants = z
  .record(z.string().regex(/^\d{1,3}$/), z.strictObject({ id, quantity }))
  .refine((lines) => Object.keys(lines).length > 0);

/** Body of get-shipping-methods (contract.md A4). */
export const shippingBody = z.strictObject({ productVariants });

/** Body of every call about one order. */
export const orderIdBody = z.strictObject({ orderId: id });

/** Body of create-order as our own checkout sends it; customerId comes from the sealed session alone. */
export const createOrderBody = z.strictObject({
  paymentId: id,
  shippingId: id,
  phoneNumber: z.string().refine(isMobilePhone),
  email: z.string().refine(isEmail),
  subscribedToNewsletter: z.boolean(),
  productVariants,
  ssn: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  orderId: id.optional(),
});
export type CreateOrderBody = z.infer<typeof createOrderBody>;

export const intentName = z.uuid();

import { z } from 'zod';
import { asciiEmail, isEmail, isMobilePhone } from '@/lib/domain/buyer/contact';
import type { SentContact } from '@/lib/domain/buyer/contact-fields';
import { typedText } from '@/lib/domain/typed-text';

/*
 * A page of another release sends a field more or less for minutes, and after a rollback for as long as it is open: unknown fields are left
 * out, and what this release needs beside those of the first has a default (docs/decisions/0110-releases-side-by-side.md).
 */

const name = z.string().regex(/^[A-Za-z0-9_.-]{1,64}$/);
const id = z.union([z.int().min(0), name]);
const quantity = z.int().min(1).max(10_000);

const index = z.string().regex(/^\d{1,3}$/);
const amount = z.int().min(0);

const productVariants = z.record(index, z.object({ id, quantity })).refine((lines) => Object.keys(lines).length > 0);

/** Body of calls that say all by their path. */
export const emptyBody = z.object({});

/** Body of get-shipping-methods (contract.md A4). */
export const shippingBody = z.object({ productVariants });

/** Body of every call about one order. */
export const orderIdBody = z.object({ orderId: id });

/** The browser's id for one press of a button: a press starts one identification, also when the request is repeated. */
const press = z.uuid().optional();

/** Bodies of /api/identity/login, signing and check. */
export const loginBody = z.object({ redirectTo: z.string().max(200).optional(), press });
export const signingBody = z.object({ orderId: id, press });
export const identityCheckBody = z.object({ purpose: z.enum(['login', 'signing']).optional() });

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** A typed line, cleaned as the forms clean it: a direction mark would change the order of the words around it. */
const typedLine = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\P{Cc}*$/u)
    .transform(typedText)
    .pipe(z.string().min(least).max(most));

/** Body of withdraw-order (contract.md A6). */
export const withdrawalBody = z.object({
  orderNumber: typedLine(40, 1),
  name: typedLine(100, 1),
  email: z.string().refine(isEmail).transform(asciiEmail),
  goods: typedLine(500).default(''),
});

const email = z.string().refine(isEmail).transform(asciiEmail);

const contact = { phoneNumber: z.string().refine(isMobilePhone), email } satisfies Record<
  keyof SentContact,
  z.ZodType<SentContact[keyof SentContact]>
>;

const agreed = z.object({
  epoch: z.string().max(40).nullable(),
  prices: z.record(index, amount),
  total: amount,
  /** Names of the delivery and payment methods, as shown beside the button. */
  delivery: line(100).optional(),
  isPickup: z.boolean().optional(),
  payment: line(100).optional(),
});

/**
 * Body of create-order from our own checkout; customerId comes from the sealed session only. Rejected when the agreed price of a
 * line is missing, or when the sum of the lines exceeds the total.
 */
export const createOrderBody = z
  .object({
    agreed,
    paymentId: id,
    shippingId: id,
    ...contact,
    subscribedToNewsletter: z.boolean().default(false),
    productVariants,
    ssn: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    orderId: id.optional(),
  })
  .refine(({ agreed: { prices, total }, productVariants: lines }) => {
    const sums = Object.entries(lines).map(([line, { quantity: pieces }]) => (prices[line] ?? Number.NaN) * pieces);
    return sums.reduce((all, sum) => all + sum, 0) <= total;
  });
export type CreateOrderBody = z.infer<typeof createOrderBody>;

export const intentName = z.uuid();

import { z } from 'zod';
import { PAYMENT_METHODS } from './catalogue';
import { type Goods, vatOf } from './goods';
import { checked, hydraError, violation } from './refusals';
import { SHIPPING_METHODS } from './shipping';
import type { OrderLine, State } from './state';

const line = z.looseObject({ id: z.union([z.int(), z.string().min(1)]), quantity: z.int().min(1) });
const productVariants = z.record(z.string().regex(/^\d+$/), line);

export const shippingBody = z.looseObject({ productVariants });
export const orderIdBody = z.looseObject({ orderId: z.int() });

/** Every value in the type in which this backend itself sends it. Fields that it does not know do not matter. */
export const createOrderBody = z.looseObject({
  paymentId: z.int(),
  shippingId: z.string(),
  phoneNumber: z.string().regex(/^07\d{8}$/),
  email: z.string().regex(/^\S+@\S+$/),
  subscribedToNewsletter: z.boolean(),
  productVariants: productVariants.refine((lines) => Object.keys(lines).length > 0),
  ssn: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  customerId: z.int().optional(),
  orderId: z.int().optional(),
});
export type CreateOrderBody = z.infer<typeof createOrderBody>;

export async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) throw hydraError(415, 'Unsupported');
  try {
    return await request.json();
  } catch {
    throw hydraError(400, 'Syntax error');
  }
}

export function readCreateOrder(body: unknown): CreateOrderBody {
  const order = checked(createOrderBody, body);
  if ((order.ssn === undefined) === (order.customerId === undefined)) {
    throw violation('ssn', 'Either ssn or customerId, and never both.');
  }
  return order;
}

/** The lines at the prices of now. An id in another type than it was sent in names nothing. */
export function linesOf(state: State, variants: z.infer<typeof productVariants>): OrderLine[] {
  return Object.entries(variants).map(([index, { id, quantity }]) => {
    const goods = state.goods.find(({ variantId }) => variantId === id);
    if (!goods) throw violation(`productVariants.${index}.id`, 'This value is not valid.');
    return { goods, quantity, price: goods.price, vat: vatOf(goods) };
  });
}

export function paymentMethodOf(paymentId: number) {
  const found = PAYMENT_METHODS.find(({ id }) => id === paymentId);
  if (!found || found.method === null) throw violation('paymentId', 'This value is not valid.');
  return found.method;
}

export function shippingMethodOf(shippingId: string) {
  const found = SHIPPING_METHODS.find(({ id }) => id === shippingId);
  if (!found) throw violation('shippingId', 'This value is not valid.');
  return found;
}

export function isSoldOut({ goods, quantity }: { readonly goods: Goods; readonly quantity: number }): boolean {
  return goods.stock < quantity;
}

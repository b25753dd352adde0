import { z } from 'zod';
import { readTable } from '../table';

const method = z.object({
  id: z.coerce.number(),
  code: z.string(),
  position: z.coerce.number(),
  name: z.string(),
  description: z.string(),
});
const paymentMethod = method.extend({
  /** contract.md A4 */
  code: z.enum(['swish', 'zimpler', 'bank_transfer']),
  instructions: z.string().transform((text) => text || null),
});

export type Method = Readonly<z.infer<typeof method>>;
export type PaymentMethod = Readonly<z.infer<typeof paymentMethod>>;

export const paymentMethods: readonly PaymentMethod[] = readTable(
  new URL('./payment-methods.csv', import.meta.url),
  paymentMethod,
);

/** No prices here: delivery cost depends on the order's value, and the order routes compute it. */
export const shippingMethods: readonly Method[] = readTable(new URL('./shipping-methods.csv', import.meta.url), method);

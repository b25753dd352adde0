import { z } from 'zod';
import { readTable } from '../core/table';

const method = z.object({
  id: z.coerce.number(),
  code: z.string(),
  position: z.coerce.number(),
  name: z.string(),
  description: z.string(),
});
export type Method = Readonly<z.infer<typeof method>>;

/** No prices here: delivery cost depends on the order's value, and the order routes compute it. */
export const shippingMethods: readonly Method[] = readTable(new URL('./shipping-methods.csv', import.meta.url), method);

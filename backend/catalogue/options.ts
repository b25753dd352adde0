import { z } from 'zod';
import { readTable } from '../core/table';

const row = z.object({
  /** Code of the option. */
  option: z.string(),
  id: z.coerce.number(),
  code: z.string(),
  value: z.string(),
  /** CSS colour; empty for a size. */
  colour: z.string(),
});

/** The values of the two options of the products that have several variants. */
export const optionValues = readTable(new URL('./options.csv', import.meta.url), row);

import { z } from 'zod';
import type { Metal } from '@/lib/prices/goods';
import { finenessesOf, UNITS, type Unit } from './metal-value';

/** What a calculator begins with. */
export interface Calculation {
  /** As it was typed. */
  readonly weight: string;
  readonly unit: Unit;
  /** Of a Fineness. */
  readonly fineness: string;
}

/** No longer than a weight can be: what is typed is shown again. */
const LONGEST = 20;

/** The calculator's form as it comes in an address (`?vikt=12,5&enhet=g&halt=18`). What is missing or unknown gets its default. Never throws. */
export function parseCalculation(
  metal: Metal,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Calculation {
  const finenesses = finenessesOf(metal);
  const schema = z.object({
    vikt: z.string().trim().min(1).max(LONGEST).catch('10'),
    enhet: z.enum(UNITS.map(({ id }) => id)).catch('g'),
    halt: z
      .enum(finenesses.map(({ id }) => id))
      .catch(finenesses.find(({ isUsual }) => isUsual)?.id ?? finenesses[0].id),
  });
  const { vikt, enhet, halt } = schema.parse(query);
  return { weight: vikt, unit: enhet, fineness: halt };
}

import { z } from 'zod';
import type { Metal } from './goods';
import { finenessesOf, METAL_UNITS, type Unit } from './metal-value';

/** Initial values of a calculator. */
export interface Calculation {
  /** As typed. */
  readonly weight: string;
  readonly unit: Unit;
  /** Id of a Fineness. */
  readonly fineness: string;
}

/** Longest accepted weight text, because it is shown again. */
const LONGEST_INPUT = 20;

/** Reads the calculator's form from the query (`?vikt=12,5&enhet=g&halt=18`). Missing or invalid fields get defaults. Never throws. */
export function parseCalculation(
  metal: Metal,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Calculation {
  const finenesses = finenessesOf(metal);
  const schema = z.object({
    vikt: z.string().trim().min(1).max(LONGEST_INPUT).catch('10'),
    enhet: z.enum(METAL_UNITS.map(({ id }) => id)).catch('g'),
    halt: z
      .enum(finenesses.map(({ id }) => id))
      .catch(finenesses.find(({ isUsual }) => isUsual)?.id ?? finenesses[0].id),
  });
  const { vikt, enhet, halt } = schema.parse(query);
  return { weight: vikt, unit: enhet, fineness: halt };
}

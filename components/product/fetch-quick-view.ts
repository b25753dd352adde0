import * as z from 'zod/mini';
import { cardSchema } from './card-schema';
import type { QuickViewData } from './quick-view-data';

const glance = { card: cardSchema, rows: z.array(z.object({ name: z.string(), value: z.string() })) };
const maybe = z.nullable(z.string());
const variant = z.object({ ...glance, id: z.string(), color: maybe, colorName: maybe, size: maybe });

const answer = z.object({ ...glance, variants: z.array(variant) });

/** Asks our own handler for a product at a glance. Rejects when there is no answer or none that can be read. */
export async function fetchQuickView(code: string, signal: AbortSignal): Promise<QuickViewData> {
  const response = await fetch(`/api/product/${encodeURIComponent(code)}`, { signal });
  if (!response.ok) throw new Error(`product: ${response.status}`);
  return answer.parse(await response.json());
}

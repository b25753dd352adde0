import type { WeightType } from './product';

const KNOWN: ReadonlySet<string> = new Set(['g', 'kg', 'x1g', 'oz', 'x1/10oz']);

function isKnown(value: string): value is WeightType {
  return KNOWN.has(value);
}

/** The backend's word for a kind of weight, whatever its case and spacing ("1/10 oz" sheets come as "x1/10oz"). */
export function weightTypeOf(text: string | null): WeightType {
  const bare = (text ?? '').toLowerCase().replace(/\s/g, '');
  return isKnown(bare) ? bare : 'other';
}

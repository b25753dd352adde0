import type { WeightType } from './product';

const KNOWN: ReadonlySet<string> = new Set(['g', 'kg', 'x1g', 'oz', 'x1/10oz']);

function isKnown(value: string): value is WeightType {
  return KNOWN.has(value);
}

/** Parses the backend's weight type, ignoring case and spaces (sheets of "1/10 oz" are "x1/10oz"). */
export function weightTypeOf(text: string | null): WeightType {
  const bare = (text ?? '').toLowerCase().replace(/\s/g, '');
  return isKnown(bare) ? bare : 'other';
}

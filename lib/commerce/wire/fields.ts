import { z } from 'zod';
import { isoDate } from './iso-date';
import { asList, asMap, bool, count, identifier, iriCode, label, money, num, type Wire } from './parse';

/**
 * A field of a wire schema: present, null or missing, in whatever form the dialect gives it, read by one tolerant
 * reader of parse.ts. Only what cannot be read at all is an issue.
 */
function field<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

export const wire = {
  any: field((value) => value),
  number: field(num),
  count: field(count),
  bool: field(bool),
  money: field(money),
  id: field(identifier),
  label: field(label),
  date: field(isoDate),
  list: field(asList),
  map: field(asMap),
  code: field(iriCode),
} as const;

/** Reads attributes: a map code -> value, or a list of `{code, value}`; a list of IRIs tells nothing (contract.md B 9). */
export function attributeMap(value: unknown): Wire {
  if (!Array.isArray(value)) return asMap(value);
  const entries = value.map(asMap).flatMap((entry) => {
    const code = label(entry.code);
    return code === null ? [] : [[code, entry.value] as const];
  });
  return Object.fromEntries(entries);
}

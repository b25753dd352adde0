import { z } from 'zod';
import { slugify } from '@/lib/domain/slug';
import { isoDate } from './iso-date';
import {
  asList,
  asMap,
  bool,
  count,
  grams,
  identifier,
  iriCode,
  label,
  money,
  num,
  readWireId,
  type Wire,
} from './parse';

/**
 * A field of a wire schema, which may be null, missing or in any dialect's form, read by a tolerant parser of parse.ts.
 * Only an unreadable value is an issue.
 */
function field<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

export const wire = {
  any: field((value) => value),
  number: field(num),
  count: field(count),
  grams: field(grams),
  bool: field(bool),
  money: field(money),
  id: field(identifier),
  /** Sent back, so in the backend's own type. */
  ownId: field(readWireId),
  label: field(label),
  date: field((value) => isoDate(value)),
  list: field(asList),
  map: field(asMap),
  code: field(iriCode),
} as const;

/**
 * Parses attributes: a map code -> value, or a list of `{code, name, value}`; a list of IRIs yields nothing (contract.md B 9). Codes are
 * the dealer's own, so an entry is also stored under its code and name in the shop's spelling ("Gross weight" as `gross_weight`); codes take
 * precedence.
 */
export function attributeMap(value: unknown): Wire {
  const entries = Array.isArray(value)
    ? value.map(asMap).filter((entry) => 'value' in entry)
    : Object.entries(asMap(value)).map(([code, own]) => ({ code, name: null, value: own }));
  const under = (key: string | null, entry: Wire) => (key === null ? [] : [[key, entry.value] as const]);
  return Object.fromEntries([
    ...entries.flatMap((entry) => under(asCode(label(entry.name)), entry)),
    ...entries.flatMap((entry) => under(asCode(label(entry.code)), entry)),
    ...entries.flatMap((entry) => under(label(entry.code), entry)),
  ]);
}

const asCode = (text: string | null) => text && slugify(text).replaceAll('-', '_');

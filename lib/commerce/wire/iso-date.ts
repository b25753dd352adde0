import { isWire, num } from './parse';

const NAIVE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

/**
 * A moment as ISO 8601 in UTC, from ISO, `Y-m-d H:i:s`, `Y-m-d` (both without a zone: read as UTC), epoch seconds or
 * milliseconds, or PHP's `{date}`. Null for anything else.
 */
export function isoDate(value: unknown): string | null {
  if (isWire(value)) return isoDate(value.date);
  const numeric =
    typeof value === 'number' || (typeof value === 'string' && /^\d{9,}$/.test(value)) ? num(value) : null;
  if (numeric !== null) return isoFrom(numeric > 1e11 ? numeric : numeric * 1000);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  const naive = NAIVE.exec(trimmed);
  if (naive) return isoFrom(Date.parse(`${naive[1]}T${naive[2] ?? '00:00:00'}Z`));
  return /^\d{4}-\d{2}-\d{2}T/.test(trimmed) ? isoFrom(Date.parse(trimmed)) : null;
}

function isoFrom(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

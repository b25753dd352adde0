import { isPlausibleTime } from '@/lib/domain/plausible-time';
import { backendTimeZone, isTimeZone, momentOf } from '@/lib/server/config/time-zone';
import { isWire, num, type Wire } from './parse';

const NAIVE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

/** PHP's serialised date: wall-clock time, and its zone by name or by offset ("+01:00"). */
function fromPhp({ date, timezone }: Wire, otherwise: string): string | null {
  const zone = typeof timezone === 'string' ? timezone : otherwise;
  const text = typeof date === 'string' ? date.trim().replace(' ', 'T') : '';
  if (/^[+-]\d{2}:\d{2}$/.test(zone)) return isoDate(`${text}${zone}`);
  return isoDate(date, isTimeZone(zone) ? zone : otherwise);
}

/**
 * A moment as ISO 8601 in UTC, from ISO, `Y-m-d H:i:s`, `Y-m-d`, epoch seconds or milliseconds, or PHP's object
 * `{date, timezone}`. Null for anything else, and outside the years 1900 to 9999.
 * @param timeZone for a time without one: Sylius writes `Y-m-d H:i:s` in its server's zone
 */
export function isoDate(value: unknown, timeZone = backendTimeZone()): string | null {
  if (isWire(value)) return fromPhp(value, timeZone);
  const numeric =
    typeof value === 'number' || (typeof value === 'string' && /^\d{9,}$/.test(value)) ? num(value) : null;
  if (numeric !== null) return isoFrom(numeric > 1e11 ? numeric : numeric * 1000);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  const naive = NAIVE.exec(trimmed);
  if (naive) {
    const wallClock = Date.parse(`${naive[1]}T${naive[2] ?? '00:00:00'}Z`);
    return isPlausibleTime(wallClock) ? isoFrom(momentOf(wallClock, timeZone)) : null;
  }
  return /^\d{4}-\d{2}-\d{2}T/.test(trimmed) ? isoFrom(Date.parse(trimmed)) : null;
}

function isoFrom(milliseconds: number): string | null {
  return isPlausibleTime(milliseconds) ? new Date(milliseconds).toISOString() : null;
}

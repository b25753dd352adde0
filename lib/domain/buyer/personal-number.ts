import { typedText } from '@/lib/domain/typed-text';

export type PersonalNumberProblem = 'empty' | 'format' | 'check' | 'birth-date' | 'under-age' | 'age-unknown';

/** `value` has twelve digits, YYYYMMDDNNNN. */
export type PersonalNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: 'age-unknown'; readonly value: string }
  | { readonly ok: false; readonly problem: Exclude<PersonalNumberProblem, 'age-unknown'> };

const ADULT = 18;
/** Nobody who was born earlier is alive. */
const EARLIEST = 1900;

/** The sum of the Luhn algorithm over ten digits is a multiple of ten. */
function hasCheckDigit(ten: string): boolean {
  const products = [...ten].map((digit, index) => Number(digit) * (2 - (index % 2)));
  return products.reduce((sum, product) => sum + (product > 9 ? product - 9 : product), 0) % 10 === 0;
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The first and last possible day of birth, YYYYMMDD; null for an impossible one. Coordination numbers have 60 added to the day
 * (domain.md 3.6). Theirs may be unknown (month 00, day 60), or a day that the month does not have, when the others are used up.
 */
function daysOfBirth(twelve: string): { first: number; last: number } | null {
  const [year = 0, month = 0, day = 0] = [twelve.slice(0, 4), twelve.slice(4, 6), twelve.slice(6, 8)].map(Number);
  const of = (from: number, to = from) => ({ first: year * 10_000 + from, last: year * 10_000 + to });
  if (isDate(year, month, day)) return of(month * 100 + day);
  if (day < 60 || day > 91 || month > 12) return null;
  if (month === 0) return of(1_01, 12_31);
  return isDate(year, month, day - 60) ? of(month * 100 + day - 60) : of(month * 100 + 1, month * 100 + 31);
}

/**
 * Ten digits with a plus are of the latest year that is at least a hundred years ago (its use from that year's first day);
 * otherwise of the latest year whose day of birth may have been.
 */
function withCentury(ten: string, plus: boolean, today: number): string {
  const thisYear = Math.trunc(today / 10_000);
  const latest = plus ? thisYear - 100 : thisYear;
  const year = latest - ((latest - Number(ten.slice(0, 2))) % 100);
  const dated = `${year}${ten.slice(2)}`;
  const isFuture = (daysOfBirth(dated)?.first ?? 0) > today;
  return isFuture ? `${year - 100}${ten.slice(2)}` : dated;
}

/** Parses a Swedish personal or coordination number of 12 or 10 digits (domain.md 3.6). The buyer must be 18. */
export function readPersonalNumber(input: string, now: Date): PersonalNumber {
  const compact = typedText(input).replaceAll(' ', '');
  if (compact === '') return { ok: false, problem: 'empty' };
  const match = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/.exec(compact);
  if (!match) return { ok: false, problem: 'format' };
  const [, century, date = '', separator, serial = ''] = match;
  const today = Number(now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).replaceAll('-', ''));
  const ten = `${date}${serial}`;
  const value = century ? `${century}${ten}` : withCentury(ten, separator === '+', today);
  const born = daysOfBirth(value);
  if (!born || !hasCheckDigit(ten) || serial.startsWith('000')) return { ok: false, problem: 'check' };
  if (born.first > today || born.first < EARLIEST * 10_000) return { ok: false, problem: 'birth-date' };
  const adultSince = today - ADULT * 10_000;
  if (born.first > adultSince) return { ok: false, problem: 'under-age' };
  return born.last > adultSince ? { ok: false, problem: 'age-unknown', value } : { ok: true, value };
}

/** Masked for display: 19121212-****. */
export function maskPersonalNumber(twelve: string): string {
  return /^\d{12}$/.test(twelve) ? `${twelve.slice(0, 8)}-****` : '';
}

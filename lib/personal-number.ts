import personnummer from 'personnummer';

export type PersonalNumberProblem = 'empty' | 'format' | 'check' | 'future' | 'under-age';

export type PersonalNumber =
  | { readonly ok: true /** Twelve digits, YYYYMMDDNNNN. */; readonly value: string }
  | { readonly ok: false; readonly problem: PersonalNumberProblem };

const ADULT = 18;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Coordination numbers have 60 added to the day (domain.md 3.6). */
function parts(twelve: string): Parts {
  const day = Number(twelve.slice(6, 8));
  return { year: Number(twelve.slice(0, 4)), month: Number(twelve.slice(4, 6)), day: day > 60 ? day - 60 : day };
}

function swedishToday(now: Date): Parts {
  const [year = 0, month = 0, day = 0] = now
    .toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })
    .split('-')
    .map(Number);
  return { year, month, day };
}

function order(a: Parts, b: Parts): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Ten digits are in the latest century that is not in the future; a plus sign means a hundred years earlier. */
function withCentury(ten: string, plus: boolean, today: Parts): string {
  const thisCentury = Math.floor(today.year / 100);
  const candidate = `${thisCentury}${ten}`;
  const century = thisCentury - (order(parts(candidate), today) > 0 ? 1 : 0) - (plus ? 1 : 0);
  return `${century}${ten}`;
}

/**
 * Parses a Swedish personal or coordination number as typed: 12 or 10 digits, with -, + or spaces (domain.md 3.6). The
 * buyer must be 18. Interim numbers are rejected.
 */
export function readPersonalNumber(input: string, now: Date): PersonalNumber {
  const compact = input.replace(/[\s\u00a0]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  if (compact === '') return { ok: false, problem: 'empty' };
  const match = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/.exec(compact);
  if (!match) return { ok: false, problem: 'format' };
  const [, century, date = '', separator, serial = ''] = match;
  const today = swedishToday(now);
  const value = century ? `${century}${date}${serial}` : withCentury(`${date}${serial}`, separator === '+', today);
  if (!personnummer.valid(value) || value.slice(8, 11) === '000') return { ok: false, problem: 'check' };
  const born = parts(value);
  if (order(born, today) > 0) return { ok: false, problem: 'future' };
  const adultOn = { ...born, year: born.year + ADULT };
  return order(adultOn, today) > 0 ? { ok: false, problem: 'under-age' } : { ok: true, value };
}

/** Masked for display: 19121212-****. */
export function maskPersonalNumber(twelve: string): string {
  return /^\d{12}$/.test(twelve) ? `${twelve.slice(0, 8)}-****` : '';
}

import personnummer from 'personnummer';

export type PersonalNumberProblem = 'empty' | 'format' | 'check' | 'future' | 'under-age';

export type PersonalNumber =
  | { readonly ok: true /** Twelve digits, YYYYMMDDNNNN. */; readonly value: string }
  | { readonly ok: false; readonly problem: PersonalNumberProblem };

const ADULT = 18;

/** Days are compared as YYYYMMDD. Coordination numbers have 60 added to the day of birth (domain.md 3.6). */
function dayOfBirth(twelve: string): string {
  const day = Number(twelve.slice(6, 8));
  return twelve.slice(0, 6) + String(day > 60 ? day - 60 : day).padStart(2, '0');
}

/** Ten digits are in the latest century that is not in the future; a plus sign means a hundred years earlier. */
function withCentury(ten: string, plus: boolean, today: string): string {
  const thisCentury = today.slice(0, 2);
  const isFuture = dayOfBirth(thisCentury + ten) > today;
  return `${Number(thisCentury) - Number(isFuture) - Number(plus)}${ten}`;
}

/** Parses a Swedish personal or coordination number of 12 or 10 digits (domain.md 3.6). The buyer must be 18. */
export function readPersonalNumber(input: string, now: Date): PersonalNumber {
  const compact = input.replace(/[\s\u00a0]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  if (compact === '') return { ok: false, problem: 'empty' };
  const match = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/.exec(compact);
  if (!match) return { ok: false, problem: 'format' };
  const [, century, date = '', separator, serial = ''] = match;
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).replaceAll('-', '');
  const value = century ? `${century}${date}${serial}` : withCentury(`${date}${serial}`, separator === '+', today);
  if (!personnummer.valid(value) || value.slice(8, 11) === '000') return { ok: false, problem: 'check' };
  const born = dayOfBirth(value);
  if (born > today) return { ok: false, problem: 'future' };
  const adultOn = Number(born.slice(0, 4)) + ADULT + born.slice(4);
  return adultOn > today ? { ok: false, problem: 'under-age' } : { ok: true, value };
}

/** Masked for display: 19121212-****. */
export function maskPersonalNumber(twelve: string): string {
  return /^\d{12}$/.test(twelve) ? `${twelve.slice(0, 8)}-****` : '';
}

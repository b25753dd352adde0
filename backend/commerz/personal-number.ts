import personnummer from 'personnummer';

/** The Swedish date as the number YYYYMMDD, so that dates can be compared. */
function swedishDay(moment: Date): number {
  return Number(moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).replaceAll('-', ''));
}

/** The date of birth as YYYYMMDD; a coordination number has 60 added to the day. */
function birthday(twelve: string): number {
  const day = Number(twelve.slice(0, 8));
  return day % 100 > 60 ? day - 60 : day;
}

/** Expands ten digits to the latest century that is not in the future; a plus sign means a hundred years earlier. */
function century(ten: string, plus: boolean, now: Date): string {
  const today = swedishDay(now);
  const current = Math.floor(today / 1_000_000);
  const future = birthday(`${current}${ten}`) > today;
  return String(current - (future ? 1 : 0) - (plus ? 1 : 0));
}

/**
 * The twelve digits of a Swedish personal or coordination number written with 10 or 12 digits, with -, + or spaces
 * (domain.md 3.6). Null for impossible or future dates, interim numbers and a wrong check digit.
 */
export function readPersonalNumber(input: string, now: Date): string | null {
  const match = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/.exec(input.replace(/\s/g, ''));
  if (!match) return null;
  const [, given, date = '', separator, serial = ''] = match;
  const twelve = `${given ?? century(`${date}${serial}`, separator === '+', now)}${date}${serial}`;
  if (!personnummer.valid(twelve) || serial.startsWith('000')) return null;
  return birthday(twelve) > swedishDay(now) ? null : twelve;
}

/** Whether the person has turned 18 in Sweden. */
export function isAdult(twelve: string, now: Date): boolean {
  return birthday(twelve) + 18 * 10_000 <= swedishDay(now);
}

const DAY = 86_400_000;

/** Midnight UTC of the Swedish calendar day of this moment. */
function swedishDate(moment: Date): Date {
  return new Date(`${moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })}T00:00:00Z`);
}

/** Easter Sunday by the anonymous Gregorian method. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 22 - 1;
  return new Date(Date.UTC(year, 2, 1) + days * DAY);
}

/** Weekdays on which Swedish banks do not book payments. */
function isHoliday(day: Date): boolean {
  const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];
  if (fixed.includes(day.toISOString().slice(5, 10))) return true;
  const sinceEaster = (day.getTime() - easter(day.getUTCFullYear()).getTime()) / DAY;
  if ([-2, 1, 39].includes(sinceEaster)) return true;
  // Midsummer Eve is the Friday between 19 and 25 June.
  return day.getUTCMonth() === 5 && day.getUTCDay() === 5 && day.getUTCDate() >= 19 && day.getUTCDate() <= 25;
}

function isBankDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isHoliday(day);
}

/** Sweden's offset from UTC in hours, at noon of that day. */
function offsetHours(day: Date): number {
  const noon = new Date(day.getTime() + DAY / 2);
  return Number(noon.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit', hourCycle: 'h23' })) - 12;
}

/** The last second, Swedish time, of the first bank day after this moment's day (domain.md 4.2). */
export function endOfNextBankDay(moment: Date): Date {
  let day = new Date(swedishDate(moment).getTime() + DAY);
  while (!isBankDay(day)) day = new Date(day.getTime() + DAY);
  return new Date(day.getTime() + DAY - 1000 - offsetHours(day) * 3_600_000);
}

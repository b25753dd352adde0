const MONTHS = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');

/** "2026-01-19" -> "19 januari 2026". Without Intl, so that server and browser agree whatever their ICU data. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (year === undefined || day === undefined || name === undefined) throw new RangeError(`not a date: ${isoDate}`);
  return `${day}\u00a0${name} ${year}`;
}

let made: Intl.DateTimeFormat | undefined;

/** Date and time in Sweden: "2026-12-31 10:25". Made on first use: it takes a slow telephone tens of milliseconds. */
function swedishTime(moment: Date): string {
  made ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return made.format(moment);
}

/** The date in Sweden: "2026-12-31". */
export function swedishDay(moment: Date): string {
  return swedishTime(moment).slice(0, 10);
}

/** The date in Sweden as text: "31 december 2026". */
export function formatDay(moment: Date): string {
  return formatDate(swedishDay(moment));
}

/** Date and time in Sweden: "21 november 2026 kl. 10.25". */
export function formatMoment(moment: Date): string {
  const [date = '', time = ''] = swedishTime(moment).split(/\s+/);
  return `${formatDate(date)} kl.\u00a0${time.replace(':', '.')}`;
}

import type { OpeningHoursSpecification } from 'schema-dts';

const DAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Converts displayed opening hours ("Måndag–fredag", "10.00–17.30") to schema.org. Closed days and unreadable rows are left out. */
export function openingHours(
  rows: readonly { readonly days: string; readonly hours: string }[],
): OpeningHoursSpecification[] {
  return rows.flatMap(({ days, hours }): OpeningHoursSpecification[] => {
    const [from, to = from] = days
      .toLowerCase()
      .split(/\s*[–-]\s*/)
      .map((day) => DAYS.indexOf(day));
    const [, openHour, openMinute, closeHour, closeMinute] =
      /^(\d{2})[.:](\d{2})\s*[–-]\s*(\d{2})[.:](\d{2})$/.exec(hours) ?? [];
    if (from === undefined || to === undefined || from < 0 || to < from || openHour === undefined) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...NAMES.slice(from, to + 1)],
        opens: `${openHour}:${openMinute}`,
        closes: `${closeHour}:${closeMinute}`,
      },
    ];
  });
}

/** The periods of a price chart. The first is at the page's own path, the others below it. */
export const PERIODS = ['dag', 'vecka', 'manad', 'ar'] as const;
export type Period = (typeof PERIODS)[number];
export const FIRST_PERIOD: Period = 'dag';

import type { Locator } from 'playwright/test';

/** A product with several colours and sizes. */
export const PATH = '/praglade-guldtackor/guldtacka-presentask-valcambi';
export const NAME = 'Guldtacka Valcambi i presentask';
export const LISTING = '/kopa-guld/guldtackor/praglade-guldtackor?marke=valcambi';

export const LARGE = { code: 'guldtacka-presentask-valcambi-midnattsbla-5g', colour: 'Midnattsblå', size: '5 g' };
export const SMALL = { code: 'guldtacka-presentask-valcambi-midnattsbla-2-5g', colour: 'Midnattsblå', size: '2,5 g' };
export const RED = { code: 'guldtacka-presentask-valcambi-vinrod-2-5g', colour: 'Vinröd', size: '2,5 g' };

type Choice = typeof LARGE;

export function nameOf({ colour, size }: Choice): string {
  return `${NAME} – ${colour}, ${size}`;
}

export async function choose(place: Locator, { colour, size }: Choice): Promise<void> {
  await place.getByRole('button', { name: colour, exact: true }).click();
  await place.getByRole('button', { name: size, exact: true }).click();
}

import type { PictureSpec } from '../pictures/spec';

/** The front of a ten gram bar, equal to the drawing request for the seed's `guldtacka-10g-valcambi`. */
export const BAR: PictureSpec = {
  kind: 'bar-minted',
  metal: 'gold',
  view: 1,
  name: '10 g guldtacka Valcambi',
  brand: 'Valcambi',
  weightLabel: '10 g',
  purity: 999.9,
  series: 'praglade-guldtackor',
  year: null,
  code: 'guldtacka-10g-valcambi',
  box: null,
};

import { describe, expect, it } from 'vitest';
import type { PictureSpec } from '../pictures/spec';
import { createDrawingProcess } from './drawing-process';

const bar: PictureSpec = {
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
};

describe('the drawing process', () => {
  it('draws several pictures at once and tells them apart', async () => {
    const draw = createDrawingProcess();
    const [front, back] = await Promise.all([draw(bar), draw({ ...bar, view: 2 })]);
    expect(front.subarray(8, 12).toString()).toBe('WEBP');
    expect(back.subarray(8, 12).toString()).toBe('WEBP');
    expect(front.equals(back)).toBe(false);
  });
});

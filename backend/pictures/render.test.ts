import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BAR } from '../testing/bar.fixture';
import { type PictureSpec, renderPicture } from './render';

/** Each kind of product once, across the three views. */
const SAMPLE: readonly Partial<PictureSpec>[] = [
  { kind: 'bar-cast', metal: 'silver', name: '5 kg silvertacka Umicore', brand: 'Umicore', weightLabel: '5 kg' },
  { kind: 'bar-combi', name: '100x1 g guldtacka Valcambi CombiBar', weightLabel: '100 g' },
  { kind: 'coin', view: 2, metal: 'silver', name: '1 oz silvermynt Libertad', brand: 'Casa de Moneda de México' },
  { kind: 'coin', view: 3, name: '1 oz guldmynt Wiener Philharmoniker', brand: 'Münze Österreich' },
];

describe('renderPicture', () => {
  it.each(SAMPLE.map((part) => ({ ...BAR, ...part })))('draws $kind view $view: $name', async (spec) => {
    const picture = await renderPicture({ ...spec, code: spec.name });
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 1200 });
    expect(picture.length).toBeGreaterThan(8_000);
    expect(picture.length).toBeLessThan(160_000);
  });

  it('draws the same bytes again, also concurrently with another drawing', async () => {
    const first = await renderPicture(BAR);
    const [again, other] = await Promise.all([renderPicture(BAR), renderPicture({ ...BAR, code: 'another' })]);
    expect([first.equals(again), first.equals(other)]).toEqual([true, false]);
  });
});

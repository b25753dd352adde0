import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BAR } from '../testing/bar.fixture';
import { type PictureSpec, renderPicture } from './render';

const SAMPLE: readonly Partial<PictureSpec>[] = [
  { view: 2, name: '10 g guldtacka Perth Mint Känguru', brand: 'Perth Mint' },
  { view: 3 },
  {
    kind: 'bar-cast',
    metal: 'silver',
    name: '5 kg silvertacka Umicore',
    brand: 'Umicore',
    weightLabel: '5 kg',
    purity: 999,
  },
  { kind: 'bar-cast', view: 3, name: '1 kg guldtacka PAMP gjuten', brand: 'PAMP', weightLabel: '1 kg' },
  { kind: 'bar-combi', name: '100x1 g guldtacka Valcambi CombiBar', weightLabel: '100 g' },
  { kind: 'bar-combi', view: 3, name: '10x1/10 oz guldtacka Heraeus Multidisc', brand: 'Heraeus' },
  { kind: 'coin', name: '20 kronor guldmynt Oscar II', brand: 'Kungl. Myntverket', weightLabel: '8,96 g', purity: 900 },
  { kind: 'coin', view: 2, metal: 'silver', name: '1 oz silvermynt Libertad', brand: 'Casa de Moneda de México' },
  { kind: 'coin', view: 3, name: '1 oz guldmynt Wiener Philharmoniker', brand: 'Münze Österreich' },
  { kind: 'coin', metal: 'silver', name: '500x1 oz silvermynt Maple Leaf monsterbox', brand: 'Royal Canadian Mint' },
];

async function corner(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).extract({ left: 4, top: 4, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe('renderPicture', () => {
  it.each(SAMPLE.map((part) => ({ ...BAR, ...part })))('draws $kind view $view: $name', async (spec) => {
    const picture = await renderPicture({ ...spec, code: spec.name });
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 1200 });
    expect(picture.length).toBeGreaterThan(8_000);
    expect(picture.length).toBeLessThan(160_000);
  });

  it('gives the same bytes for the same spec and other ones for another bar', async () => {
    const [first, again, other] = [
      await renderPicture(BAR),
      await renderPicture(BAR),
      await renderPicture({ ...BAR, code: 'guldtacka-10g-valcambi-2' }),
    ];
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('draws two pictures at once without mixing them', async () => {
    const coin: PictureSpec = { ...BAR, kind: 'coin', name: '1 oz guldmynt Maple Leaf', code: 'm' };
    const alone = [await renderPicture(BAR), await renderPicture(coin)];
    const together = await Promise.all([renderPicture(BAR), renderPicture(coin)]);
    expect(together.map((bytes, i) => alone[i]?.equals(bytes))).toEqual([true, true]);
  });

  it('stands on the ground colour of its metal', async () => {
    for (const [metal, colour] of [
      ['gold', [0xf6, 0xf1, 0xe4]],
      ['silver', [0xee, 0xf0, 0xf1]],
    ] as const) {
      const seen = await corner(await renderPicture({ ...BAR, metal }));
      seen.forEach((value, i) => {
        expect(Math.abs(value - (colour[i] ?? 0))).toBeLessThanOrEqual(3);
      });
    }
  });
});

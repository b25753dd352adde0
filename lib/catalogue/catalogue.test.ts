import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/listing/category';
import { aProduct } from '@/lib/product/product.fixture';
import { buildCatalogue, categoryTiles } from './catalogue';

const category = (code: string, ...children: Category[]): Category => ({
  code,
  name: code,
  description: null,
  children,
});
const roots = [
  category('kopa-guld', category('guldtackor', category('praglade-guldtackor')), category('guldmynt')),
  category('kopa-silver', category('silvermynt')),
];
const bars = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProduct({ code: `tacka-${index}`, categoryCode: 'praglade-guldtackor', categoryNames: [] }),
  );

describe('the tiles of the home page', () => {
  it('stand for what lies right below the roots, with what is below them counted', () => {
    const tiles = categoryTiles(
      buildCatalogue(
        [aProduct({ code: 'utan-bild', images: [], categoryCode: 'guldtackor', categoryNames: [] }), ...bars(3)],
        roots,
        true,
      ),
    );
    expect(tiles.map(({ code, count, picture }) => [code, count, picture])).toEqual([
      ['guldtackor', 4, aProduct().images[0]?.src],
      ['guldmynt', 0, null],
      ['silvermynt', 0, null],
    ]);
    expect(tiles[0]?.path.map(({ code }) => code)).toEqual(['kopa-guld', 'guldtackor']);
  });

  it('weigh the same however many products there are', () => {
    const weight = (count: number) => JSON.stringify(categoryTiles(buildCatalogue(bars(count), roots, true))).length;
    expect(weight(900)).toBe(weight(100));
  });
});

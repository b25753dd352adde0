import { describe, expect, it } from 'vitest';
import { coinDesign } from './coin-design';
import { arms } from './motifs/objects';
import type { PictureSpec } from './spec';

function spec(name: string, extra: Partial<PictureSpec> = {}): PictureSpec {
  return {
    kind: 'coin',
    metal: 'gold',
    view: 1,
    name,
    brand: null,
    weightLabel: '8,96 g',
    purity: 999.9,
    series: '',
    year: null,
    code: name,
    ...extra,
  };
}

describe('designs of coins', () => {
  it('writes weight and fineness on bullion coins', () => {
    const { front } = coinDesign(spec('1/4 oz guldmynt Maple Leaf'));
    expect([front.top, front.bottom]).toEqual(['MAPLE LEAF', '1/4 OZ · 999,9']);
  });

  it('writes ruler, year and value on old coins', () => {
    const design = coinDesign(spec('20 kronor guldmynt Gustaf V 1925', { purity: 900, year: 1925 }));
    expect([design.front.top, design.front.bottom]).toEqual(['GUSTAF V · SVERIGES KONUNG', '1925']);
    expect([design.back.top, design.back.bottom]).toEqual(['20 KRONOR', '900 · 8,96 G']);
  });

  it('tells the kings apart although their names contain each other', () => {
    const heads = ['Gustaf V 1925', 'Gustaf VI Adolf', 'Oscar II', 'Karl XIV Johan', 'Karl XV'].map(
      (king) => coinDesign(spec(`5 kronor silvermynt ${king}`)).front.top,
    );
    expect(new Set(heads).size).toBe(5);
    expect(heads[1]).toBe('GUSTAF VI ADOLF');
  });

  it('gives a coin nobody drew arms and its own name', () => {
    const { front } = coinDesign(spec('7 daler guldmynt Atlantis'));
    expect(front.motif).toBe(arms);
    expect(front.top).toBe('ATLANTIS');
  });
});

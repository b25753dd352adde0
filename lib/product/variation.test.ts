import { describe, expect, it } from 'vitest';
import { aVariant } from './product.fixture';
import { choose, NO_CHOICE, variationOf } from './variation';

const red10 = aVariant({ id: '1', color: '#a00', colorName: 'Röd', size: '10 g' });
const red20 = aVariant({ id: '2', color: '#a00', colorName: 'Röd', size: '20 g' });
const blue20 = aVariant({ id: '3', color: '#00a', colorName: 'Blå', size: '20 g' });
const variants = [red10, red20, blue20];

describe('the choice of colour and size', () => {
  it('lists every option once', () => {
    const { colors, sizes, chosen, complete } = variationOf(variants, NO_CHOICE);
    expect(colors.map(({ name, swatch, disabled }) => [name, swatch, disabled])).toEqual([
      ['Röd', '#a00', false],
      ['Blå', '#00a', false],
    ]);
    expect(sizes.map(({ value }) => value)).toEqual(['10 g', '20 g']);
    expect([chosen, complete]).toEqual([null, false]);
  });

  it('disables options that do not combine', () => {
    const { sizes } = variationOf(variants, { color: 'Blå', size: null });
    expect(sizes.map(({ disabled }) => disabled)).toEqual([true, false]);
  });

  it('finds the variant once both are chosen', () => {
    const choice = choose(choose(NO_CHOICE, 'color', 'Röd'), 'size', '20 g');
    expect(variationOf(variants, choice)).toMatchObject({ complete: true, chosen: { id: '2' } });
  });

  it('has no variant for a non-existent pair', () => {
    expect(variationOf(variants, { color: 'Blå', size: '10 g' })).toMatchObject({ complete: true, chosen: null });
  });

  it('removes a choice that is picked again', () => {
    expect(choose({ color: 'Röd', size: null }, 'color', 'Röd')).toEqual(NO_CHOICE);
  });

  it('offers nothing to choose without colours and sizes, and selects the last variant', () => {
    expect(variationOf([aVariant({ id: '1' }), aVariant({ id: '2' })], NO_CHOICE)).toMatchObject({
      colors: [],
      sizes: [],
      complete: true,
      chosen: { id: '2' },
    });
    expect(variationOf([], NO_CHOICE)).toMatchObject({ complete: true, chosen: null });
  });

  it('offers nothing to choose for a single variant, whatever its colour and size', () => {
    const only = { colors: [], sizes: [], complete: true, chosen: { id: '1' } };
    expect(variationOf([red10], NO_CHOICE)).toMatchObject(only);
  });

  it('offers sizes alone when all variants have one colour', () => {
    const { colors, sizes, complete } = variationOf([red10, red20], NO_CHOICE);
    expect([colors, sizes.map(({ value }) => value), complete]).toEqual([[], ['10 g', '20 g'], false]);
    expect(variationOf([red10, red20], { color: null, size: '20 g' })).toMatchObject({
      complete: true,
      chosen: { id: '2' },
    });
  });

  it('must be made when only some variants have a size', () => {
    expect(variationOf([red10, aVariant({ id: '2', colorName: 'Röd' })], NO_CHOICE).complete).toBe(false);
  });
});

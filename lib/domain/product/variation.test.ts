import { describe, expect, it } from 'vitest';
import type { ProductVariant } from './product';
import { aVariant } from './product.fixture';
import { type ChoiceOption, type ChosenOptions, choose, NO_CHOICE, variationOf } from './variation';

const red10 = aVariant({ id: '1', color: '#a00', colorName: 'Röd', size: '10 g' });
const red20 = aVariant({ id: '2', color: '#a00', colorName: 'Röd', size: '20 g' });
const blue20 = aVariant({ id: '3', color: '#00a', colorName: 'Blå', size: '20 g' });
const sizeless = aVariant({ id: '4', colorName: 'Röd' });
const variants = [red10, red20, blue20];

const words = (options: readonly ChoiceOption[]) =>
  options.map(({ value, disabled }) => (disabled ? `(${value})` : value)).join(', ');
/** "colours | sizes: the chosen variant". */
function shown(given: readonly ProductVariant[], choice: ChosenOptions = NO_CHOICE): string {
  const { colors, sizes, chosen, complete } = variationOf(given, choice);
  return `${words(colors)} | ${words(sizes)}: ${complete ? (chosen?.id ?? 'none') : 'to choose'}`;
}

describe('the choice of colour and size', () => {
  it.each([
    ['lists every option once', variants, null, null, 'Röd, Blå | 10 g, 20 g: to choose'],
    ['chooses the only size left, and disables the others', variants, 'Blå', null, 'Röd, Blå | (10 g), 20 g: 3'],
    ['chooses the only colour left', variants, null, '10 g', 'Röd, (Blå) | 10 g, 20 g: 1'],
    ['finds the variant once both are chosen', variants, 'Röd', '20 g', 'Röd, Blå | 10 g, 20 g: 2'],
    ['has no variant for a non-existent pair', variants, 'Blå', '10 g', 'Röd, (Blå) | (10 g), 20 g: none'],
    ['offers nothing without colours and sizes', [aVariant({ id: '1' }), aVariant({ id: '2' })], null, null, ' | : 2'],
    ['offers nothing without variants', [], null, null, ' | : none'],
    ['offers nothing for a single variant', [red10], null, null, ' | : 1'],
    ['offers sizes alone for one colour', [red10, red20], null, null, ' | 10 g, 20 g: to choose'],
    ['is complete with a size for one colour', [red10, red20], null, '20 g', ' | 10 g, 20 g: 2'],
    ['must be made when only some have a size', [red10, sizeless], null, null, ' | 10 g: to choose'],
  ])('%s', (_, given, color, size, expected) => expect(shown(given, { color, size })).toBe(expected));

  it('is made, and removed when it is picked again', () => {
    const red = choose(NO_CHOICE, 'color', 'Röd');
    expect(choose(red, 'size', '20 g')).toEqual({ color: 'Röd', size: '20 g' });
    expect(choose(red, 'color', 'Röd')).toEqual(NO_CHOICE);
    expect(variationOf(variants, red).colors.map(({ selected }) => selected)).toEqual([true, false]);
  });
});

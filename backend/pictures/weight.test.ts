import { describe, expect, it } from 'vitest';
import { fineness, parseWeight, weightOf } from './weight';

describe('weights on pictures', () => {
  it.each([
    ['2,5 g guldtacka Valcambi', 1, 2.5, '2,5 g'],
    ['1 kg', 1, 1000, '1 kg'],
    ['1/4 oz guldmynt', 1, 7.7758692, '1/4 oz'],
    ['100x1 g guldtacka', 100, 1, '1 g'],
    ['10x1/10 oz', 10, 3.11034768, '1/10 oz'],
    ['500x1\u00a0oz', 500, 31.1034768, '1 oz'],
  ])('reads %s', (text, pieces, grams, piece) => {
    const weight = parseWeight(text);
    expect(weight).toMatchObject({ pieces, piece });
    expect(weight?.grams).toBeCloseTo(grams, 6);
  });

  it('does not take a denomination for a weight', () => {
    expect(parseWeight('20 kronor guldmynt Oscar II')).toBeNull();
    expect(weightOf('20 kronor guldmynt Oscar II', '8,96 g').grams).toBe(8.96);
    expect(weightOf('Sovereign', '').grams).toBe(8);
  });

  it('writes fineness with a comma and without empty decimals', () => {
    expect([999.9, 916.7, 900].map(fineness)).toEqual(['999,9', '916,7', '900']);
  });
});

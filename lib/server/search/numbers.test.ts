import { describe, expect, it } from 'vitest';
import { inFigures, numberWord } from './numbers';

it.each([
  ['noll', 0],
  ['tva', 2],
  ['sexton', 16],
  ['tjugo', 20],
  ['tjugofem', 25],
  ['nittionio', 99],
  ['hundra', 100],
  ['tvahundrafemtio', 250],
  ['tusen', 1_000],
  ['ettusen', 1_000],
  ['femtontusen', 15_000],
  ['tvatusenfemhundra', 2_500],
  ['trehundratusen', 300_000],
  ['tio-tusen', null],
  ['guldtusen', null],
  ['tacka', null],
])('the number word "%s" is %s', (word, value) => expect(numberWord(word)).toBe(value));

describe('a term in figures', () => {
  it.each([
    ['Femtio gram Guld', '50 gram Guld'],
    ['fem tusen kronor', '5000 kronor'],
    ['två hundra femtio gram', '250 gram'],
    ['femtusen:-', '5000 :-'],
    ['10 tusen', '10 tusen'],
    ['10 000 kr', '10 000 kr'],
    ['ett uns, en kedja', '1 uns, en kedja'],
    ['ett mynt', 'ett mynt'],
    ['halv oz', '1/2 oz'],
    ['ett halvt kilo', '1/2 kilo'],
    ['en halv ring', 'en halv ring'],
    ['trekvarts kilo', '3/4 kilo'],
    ['halvkilo', '1/2 kilo'],
    ['två och ett halvt gram', '2.5 gram'],
    ['2 och en halv oz', '2.5 oz'],
    ['ett och ett kvarts uns', '1.25 uns'],
    ['2 1/2 g', '2.5 g'],
    ['2½ g', '2.5 g'],
    ['2 1/2 mynt', '2 1/2 mynt'],
    ['ett hekto guld', '100 gram guld'],
    ['ett halvt hekto', '50 gram'],
    ['2,5 hg', '250 gram'],
    ['tiogramstacka', '10 gram tacka'],
    ['10-grams', '10 gram'],
    ['gram och mynt', 'gram och mynt'],
    ['', ''],
  ])('"%s" is "%s"', (typed, figures) => expect(inFigures(typed).join(' ')).toBe(figures));
});

import type { CatalogueFacts } from './catalogue-file';

/** A variant of a product with several: only existing combinations, cheapest first (contract.md part B section 4). */
export interface SeedVariant {
  readonly color: string;
  readonly colorName: string;
  readonly colorCode: string;
  readonly size: string;
  readonly sizeCode: string;
  readonly weight: number;
  readonly fineWeight: number;
}

export interface ExtraProduct {
  readonly facts: CatalogueFacts;
  readonly disabled?: true;
  readonly unpriced?: true;
  /** No Swedish translation: the Swedish list omits the product, its item has a null name. */
  readonly englishOnly?: true;
  readonly variants?: readonly SeedVariant[];
}

const base = {
  year: null,
  grossWeight: null,
  years: null,
  pieces: null,
  pack: null,
  certificate: null,
  collector: false,
} as const;

const gold = { ...base, metal: 'gold', purity: 999.9, vatRate: 0 } as const;
const silver = { ...base, metal: 'silver', purity: 999, vatRate: 25 } as const;

const blue = { color: '#1f2f4f', colorName: 'Midnattsblå', colorCode: 'farg_midnattsbla' };
const wine = { color: '#6b1f2a', colorName: 'Vinröd', colorCode: 'farg_vinrod' };
const green = { color: '#2c5140', colorName: 'Skogsgrön', colorCode: 'farg_skogsgron' };
const grey = { color: '#4a4d52', colorName: 'Grafitgrå', colorCode: 'farg_grafitgra' };
const grams = (label: string, code: string, weight: number, purity: number) => ({
  size: label,
  sizeCode: code,
  weight,
  fineWeight: Math.round(weight * purity * 10) / 10_000,
});

/** Products outside the catalogue file, one for each situation that a storefront must handle. */
export const extraProducts: readonly ExtraProduct[] = [
  {
    // Upper case in a code: links and look-ups must be case-insensitive.
    facts: {
      ...gold,
      code: 'KINEBAR-2G-GIFT',
      name: '2 g guldtacka Argor-Heraeus Kinebar i presentkort',
      category: 'guldtackor',
      subcategory: 'praglade-guldtackor',
      brand: 'Argor-Heraeus',
      weight: 2,
      weightType: 'g',
      fineWeight: 1.9998,
      form: 'minted',
    },
  },
  {
    facts: {
      ...gold,
      code: 'guldtacka-presentask-valcambi',
      name: 'Guldtacka Valcambi i presentask',
      category: 'guldtackor',
      subcategory: 'praglade-guldtackor',
      brand: 'Valcambi',
      weight: 5,
      weightType: 'g',
      fineWeight: 4.9995,
      form: 'minted',
    },
    variants: [
      { ...blue, ...grams('2,5 g', 'vikt_2_5g', 2.5, 999.9) },
      { ...wine, ...grams('2,5 g', 'vikt_2_5g', 2.5, 999.9) },
      { ...blue, ...grams('5 g', 'vikt_5g', 5, 999.9) },
    ],
  },
  {
    facts: {
      ...silver,
      code: 'silvertacka-presentask-geiger',
      name: 'Silvertacka Geiger i presentask',
      category: 'silvertackor',
      subcategory: 'praglade-silvertackor',
      brand: 'Geiger',
      weight: 100,
      weightType: 'g',
      fineWeight: 99.9,
      form: 'minted',
    },
    variants: [
      { ...green, ...grams('50 g', 'vikt_50g', 50, 999) },
      { ...grey, ...grams('50 g', 'vikt_50g', 50, 999) },
      { ...green, ...grams('100 g', 'vikt_100g', 100, 999) },
    ],
  },
  {
    // Its variant stays in the variant list although the product does not.
    disabled: true,
    facts: {
      ...gold,
      code: 'guldmynt-1-20oz-kanguru',
      name: '1/20 oz guldmynt Känguru',
      category: 'guldmynt',
      subcategory: 'kanguru-guld',
      brand: 'Perth Mint',
      weight: 1.55515,
      weightType: 'oz',
      fineWeight: 1.5552,
      form: 'coin',
    },
  },
  {
    // Announced without a price: the variant has no price keys.
    unpriced: true,
    facts: {
      ...gold,
      code: 'guldmynt-1oz-lunar-iii-geten-2027',
      name: '1 oz guldmynt Lunar III Geten 2027',
      category: 'guldmynt',
      subcategory: 'lunar-guld',
      brand: 'Perth Mint',
      weight: 31.103,
      weightType: 'oz',
      fineWeight: 31.1035,
      form: 'coin',
      year: 2027,
    },
  },
  {
    englishOnly: true,
    facts: {
      ...gold,
      code: 'gold-bar-1oz-royal-canadian-mint',
      name: '1 oz gold bar Royal Canadian Mint',
      category: 'guldtackor',
      subcategory: 'praglade-guldtackor',
      brand: 'Royal Canadian Mint',
      weight: 31.103,
      weightType: 'oz',
      fineWeight: 31.1035,
      form: 'minted',
    },
  },
];

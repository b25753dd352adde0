import { describe, expect, it } from 'vitest';
import type { Metal } from '@/lib/domain/product/product';
import { completeFacts } from './facts';
import { parseProduct } from './products';

/*
 * Weights and finenesses as eleven dealers and exports of product databases write them (domain.md 8). A spelling that is not understood
 * is the next row.
 */

const OUNCE = 31.103;

interface Stated {
  readonly name?: string;
  readonly attributes?: object;
  /** Fields of the product itself. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly metal?: Metal;
}

function factsOf({ name = 'Tacka', attributes = {}, own = {}, metal = 'gold' }: Stated) {
  const parsed = parseProduct({ code: 'X', name, attributes, ...own }, []);
  const words = metal === 'gold' ? ['kopa-guld', 'Köpa guld'] : ['kopa-silver', 'Köpa silver'];
  return completeFacts(parsed.stated, { metal, words });
}

/** Grams, and the kind when it matters. */
type Weight = readonly [grams: number | null, kind?: string];

const near = (grams: unknown) => (typeof grams === 'number' ? expect.closeTo(grams, 2) : null);

const inAttribute: readonly (readonly [string | number, ...Weight])[] = [
  ['10 g', 10],
  ['10g', 10],
  ['10 gr', 10],
  ['10 gr.', 10],
  ['10 gram', 10],
  ['10 Gramm', 10],
  ['10 grams', 10],
  ['10,0 g', 10],
  ['10.00 g', 10],
  ['10 G', 10],
  ['2,5 g', 2.5],
  ['2.5g', 2.5],
  ['2,50 gram', 2.5],
  ['1 kg', 1000, 'kg'],
  ['1kg', 1000, 'kg'],
  ['1 kilo', 1000, 'kg'],
  ['1 Kilogramm', 1000, 'kg'],
  ['1 kilogram', 1000, 'kg'],
  ['1,000 kg', 1000, 'kg'],
  ['1.0 kg', 1000, 'kg'],
  ['0,5 kg', 500],
  ['1 000 g', 1000],
  ['1\u00a0000 g', 1000],
  ['1 000,00 g', 1000],
  ['12 500 g', 12_500],
  ['1 oz', OUNCE, 'oz'],
  ['1 OZ', OUNCE, 'oz'],
  ['1oz', OUNCE, 'oz'],
  ['1 ozt', OUNCE, 'oz'],
  ['1 oz t', OUNCE, 'oz'],
  ['1 oz.', OUNCE, 'oz'],
  ['1 troy oz', OUNCE, 'oz'],
  ['1 troy ounce', OUNCE, 'oz'],
  ['1 fine ounce', OUNCE, 'oz'],
  ['1 Unze', OUNCE, 'oz'],
  ['1 uns', OUNCE, 'oz'],
  ['1 uns (31,1 g)', OUNCE, 'oz'],
  ['31,1035 g (1 oz)', OUNCE, 'oz'],
  ['1 oz / 31,1 g', OUNCE, 'oz'],
  ['1/10 oz', OUNCE / 10, 'oz'],
  ['1/10oz', OUNCE / 10, 'oz'],
  ['0,1 oz', OUNCE / 10, 'oz'],
  ['½ oz', OUNCE / 2, 'oz'],
  ['10 oz', OUNCE * 10, 'oz'],
  ['1000', 1000],
  ['31,1035', 31.1035],
  ['31.103', 31.103],
  [31.1035, 31.1035],
  ['10,00', 10],
  ['ca 10 g', 10],
  ['Vikt: 10 g', 10],
  ['10 g ±0,02', 10],
  ['1.000 g', null],
  ['1 000', 1000],
  ['10 gm', 10],
  ['1 t oz', OUNCE, 'oz'],
  ['1 tr.oz', OUNCE, 'oz'],
  ['1 TROY_OUNCE', OUNCE, 'oz'],
  ['1 Feinunze', OUNCE, 'oz'],
  ['2,5 hg', 250, 'g'],
  ['kg 1', 1000, 'kg'],
  ['g 2,5', 2.5],
  ['10 g fin', 10],
  ['1 oz fin', OUNCE, 'oz'],
  ['10 lb', null],
  ['fin 10', null],
];

it.each(inAttribute)('a weight of "%s" is %s g', (written, weight, kind) => {
  const found = factsOf({ attributes: { vikt: written } });
  expect(found.weight).toEqual(near(weight));
  if (kind) expect(found.weightType).toBe(kind);
});

describe('a number and a unit apart', () => {
  it.each<[Readonly<Record<string, unknown>>, ...Weight]>([
    [{ weight: '1', viktenhet: 'kg' }, 1000, 'kg'],
    [{ weight: 1, weight_unit: 'kg' }, 1000, 'kg'],
    [{ vikt: '1', enhet: 'kg' }, 1000, 'kg'],
    [{ vikt: '0,5', viktenhet: 'kg' }, 500],
    [{ vikt: '1,0', viktenhet: 'kilo' }, 1000, 'kg'],
    [{ weight: '1', viktenhet: 'oz' }, OUNCE, 'oz'],
    [{ weight: '0.1', weight_unit: 'ozt' }, OUNCE / 10, 'oz'],
    [{ weight: '1/4', weight_unit: 'oz' }, OUNCE / 4, 'oz'],
    [{ weight: '1', unit: 'troy ounce' }, OUNCE, 'oz'],
    [{ weight: '10', viktenhet: 'g' }, 10, 'g'],
    [{ weight: '10', viktenhet: 'gram' }, 10],
    [{ weight: '1000', viktenhet: 'g' }, 1000],
    [{ weight: { value: '1', unit: 'kg' } }, 1000, 'kg'],
    [{ weight: { amount: '1.0000', unit: 'KILOGRAM' } }, 1000, 'kg'],
    [{ weight: { amount: '31.1035', unit: 'GRAM' } }, 31.1035],
    [{ weight: '1 kg', viktenhet: 'kg' }, 1000, 'kg'],
    [{ weight: '1000 g', viktenhet: 'kg' }, 1000],
    [{ weight_kg: '1' }, 1000, 'kg'],
    [{ vikt_kg: '0,25' }, 250],
    [{ weight_oz: '1' }, OUNCE, 'oz'],
    [{ vikt_g: '10' }, 10],
    [{ vikt_gram: '10' }, 10],
    [{ vikt: 1, viktenhet: 'KGM' }, 1000, 'kg'],
    [{ vikt: 1, viktenhet: 'Kilo (kg)' }, 1000, 'kg'],
    [{ vikt: 1, viktenhet: 'TROY_OUNCE' }, OUNCE, 'oz'],
    [{ vikt: 1, viktenhet: 'Troy ounce (ozt)' }, OUNCE, 'oz'],
    [{ vikt: 1, viktenhet: 'APZ' }, OUNCE, 'oz'],
    [{ vikt: 31.103, viktenhet: 'APZ' }, OUNCE, 'oz'],
    [{ vikt: 10, viktenhet: 'GRM' }, 10, 'g'],
    [{ vikt: 10, viktenhet: 'gm' }, 10, 'g'],
    [{ vikt: 1, viktenhet: 'hg' }, 100, 'g'],
    [{ vikt: 1, Enhet: 'kg' }, 1000, 'kg'],
    [{ Vikt: 1, Enhet: 'kg' }, 1000, 'kg'],
    [{ vikt: 1, uom: 'KGM' }, 1000, 'kg'],
    [{ vikt: 1, UOM: 'KGM' }, 1000, 'kg'],
    [{ vikt: 1, unit_of_measure: 'kg' }, 1000, 'kg'],
    [{ totalvikt: '10 g' }, 10, 'g'],
    [{ vikt: 50, weightType: 'x1g' }, 50, 'x1g'],
    [{ vikt: 10, weightType: 'other' }, 10, 'other'],
    [{ vikt: 10, enhet: 'st' }, 10],
    [{ vikt: 10, uom: 'C62' }, 10],
  ])('%j are %s g', (attributes, weight, kind) => {
    const found = factsOf({ attributes });
    expect(found.weight).toEqual(near(weight));
    expect(found.doubts).toEqual([]);
    if (kind) expect(found.weightType).toBe(kind);
  });

  it('in a list are found by the words of the dealer', () => {
    const attributes = [
      { code: 'attr_1', name: 'Weight', value: '1' },
      { code: 'attr_2', name: 'Unit of measure', value: 'kg' },
    ];
    expect(factsOf({ attributes }).weight).toBe(1000);
  });

  it.each([
    [{ vikt: 1, viktenhet: 'lb' }, 'lb'],
    // An ounce of groceries (UN/ECE), which is not one of troy.
    [{ vikt: 1, uom: 'ONZ' }, 'ONZ'],
    [{ vikt: 1, enhet: 'Kilo (lb)' }, 'Kilo (lb)'],
    [{ weight: { value: '1', unit: 'stone' } }, 'stone'],
    [{ vikt: 50_000, viktenhet: 'mg' }, 'mg'],
    [{ vikt: '10 lb' }, 'lb'],
  ])('%j are no weight, for a stated reason', (attributes, unit) =>
    expect(factsOf({ attributes })).toMatchObject({
      weight: null,
      doubts: [
        {
          fields: ['attributes.weight', 'attributes.weightUnit'],
          reason: `weight: ${unit} is an unknown unit`,
        },
      ],
    }),
  );

  it('of an unknown unit agree with the name or not, as those of none', () => {
    const named = (vikt: number) => factsOf({ name: '1 kg guldtacka', attributes: { vikt, viktenhet: 'lb' } });
    expect(named(1)).toMatchObject({ weight: 1000, doubts: [] });
    expect(named(2)).toMatchObject({ weight: null, doubts: [{ fields: ['attributes.weight', 'name'] }] });
  });
});

describe('name, weight, gross weight and fineness', () => {
  it.each<[string, Stated, ...Weight]>([
    ['a kilo bar of weight 1', { name: '1 kg guldtacka', attributes: { vikt: '1' } }, 1000, 'kg'],
    ['a kilo bar of "1.000 g"', { name: '1 kg guldtacka', attributes: { vikt: '1.000 g' } }, 1000, 'kg'],
    ['a bar of 1 g of "1.000 g"', { name: '1 g guldtacka', attributes: { vikt: '1.000 g' } }, 1, 'g'],
    ['a bar of "1 000 g"', { name: 'Guldtacka 1000 g', attributes: { vikt: '1 000 g' } }, 1000],
    ['a bar of 10 g of "10.000"', { name: '10 g guldtacka', attributes: { vikt: '10.000' } }, 10],
    [
      'a bar of 10 kg of "10.000"',
      { name: '10 kg silvertacka', attributes: { vikt: '10.000' }, metal: 'silver' },
      10_000,
      'kg',
    ],
    ['an ounce coin of weight 1', { name: '1 oz guldmynt Krugerrand', attributes: { vikt: '1' } }, OUNCE, 'oz'],
    ['a Krugerrand of its gross weight', { name: 'Krugerrand 1 oz', attributes: { vikt: '33,93 g' } }, OUNCE, 'oz'],
    ['the same as a number', { name: 'Krugerrand 1 oz', attributes: { vikt: 33.93 } }, OUNCE, 'oz'],
    ['the same without its size', { name: 'Krugerrand guldmynt', attributes: { vikt: '33,93 g' } }, OUNCE, 'oz'],
    ['the same in its name', { name: 'Krugerrand 1 oz 33,93 g' }, OUNCE, 'oz'],
    [
      'the same by its gross weight',
      { name: 'Krugerrand guldmynt', attributes: { bruttovikt: '33,93 g' } },
      OUNCE,
      'oz',
    ],
    ['the same as the product’s own field', { name: 'Krugerrand 1 oz', own: { weight: 33.93 } }, OUNCE, 'oz'],
    ['half a Krugerrand', { name: 'Krugerrand 1/2 oz', attributes: { vikt: '16,97 g' } }, OUNCE / 2, 'oz'],
    ['a tenth', { name: 'Krugerrand 1/10 oz', attributes: { vikt: '3,39' } }, OUNCE / 10, 'oz'],
    ['an American Eagle', { name: 'American Eagle guldmynt', attributes: { vikt: '33,931 g' } }, OUNCE, 'oz'],
    [
      'a Britannia of 22 carat',
      { name: 'Britannia guldmynt', attributes: { vikt: '34,05 g', karat: '22' } },
      OUNCE,
      'oz',
    ],
    ['a coin of another weight', { name: '20 kronor guldmynt', attributes: { vikt: '8,96 g', karat: '21,6' } }, 8.96],
    ['a sovereign', { name: 'Sovereign guldmynt', attributes: { bruttovikt: '7,988 g' } }, 7.988],
    [
      'a kilo bar of weight 1 as its own field',
      { name: '1 kg guldtacka', own: { weight: 1, weightType: 'kg' } },
      1000,
      'kg',
    ],
    [
      'an ounce bar of weight 1 as its own field',
      { name: '1 oz guldtacka', own: { weight: 1, weightType: 'oz' } },
      OUNCE,
      'oz',
    ],
    ['grams as its own field', { name: '1 kg guldtacka', own: { weight: 1000, weightType: 'kg' } }, 1000, 'kg'],
    ['two that differ', { name: '10 g guldtacka', attributes: { vikt: '20' } }, null],
    ['two with units that differ', { name: '10 g guldtacka', attributes: { vikt: '20 g' } }, null],
    ['a Krugerrand of its total weight', { name: 'Krugerrand', attributes: { totalvikt: '33,93 g' } }, OUNCE, 'oz'],
    ['a coin of its fine weight, as large as the coin', { attributes: { vikt: '10 g fin', karat: '24' } }, 10],
    ['the same of an alloy, which weighs more', { attributes: { vikt: '10 g fin', karat: '22' } }, null],
  ])('of %s', (_, stated, weight, kind) => {
    const found = factsOf(stated);
    expect(found.weight).toEqual(near(weight));
    if (kind) expect(found.weightType).toBe(kind);
  });
});

const finenesses: readonly (readonly [string | number, Metal, number | null])[] = [
  ['999,9', 'gold', 999.9],
  ['999.9', 'gold', 999.9],
  ['999', 'silver', 999],
  ['9999', 'gold', 999.9],
  ['.9999', 'gold', 999.9],
  ['0,9999', 'gold', 999.9],
  ['99,99 %', 'gold', 999.9],
  ['99.9%', 'silver', 999],
  ['999,9/1000', 'gold', 999.9],
  ['999,9 ‰', 'gold', 999.9],
  ['999 promille', 'silver', 999],
  ['Au 999,9', 'gold', 999.9],
  ['Au 999', 'gold', 999],
  ['Au999.9', 'gold', 999.9],
  ['AU 999,9/1000', 'gold', 999.9],
  ['Ag 999', 'silver', 999],
  ['AG999', 'silver', 999],
  ['Ag 999,9', 'silver', 999.9],
  ['Ag .999', 'silver', 999],
  ['Ag 925', 'silver', 925],
  ['Guld 999,9', 'gold', 999.9],
  ['Guld 916', 'gold', 916],
  ['916 guld', 'gold', 916],
  ['Silver 999', 'silver', 999],
  ['Silver 830', 'silver', 830],
  ['999 silver', 'silver', 999],
  ['Finsilver 999', 'silver', 999],
  ['Finsilver', 'silver', 999],
  ['Feinsilber 999', 'silver', 999],
  ['Feingold 999,9', 'gold', 999.9],
  ['Fine Silver 999', 'silver', 999],
  ['Fine Gold 999.9', 'gold', 999.9],
  ['999 fine', 'silver', 999],
  ['.999 fine', 'silver', 999],
  ['999,9 fin', 'gold', 999.9],
  ['Sterling silver 925', 'silver', 925],
  ['Sterling 925', 'silver', 925],
  ['Sterlingsilver', 'silver', 925],
  ['925 sterling', 'silver', 925],
  ['24 karat', 'gold', 999.9],
  ['24 karats', 'gold', 999.9],
  ['24-karat', 'gold', 999.9],
  ['24K', 'gold', 999.9],
  ['24 k', 'gold', 999.9],
  ['24kt', 'gold', 999.9],
  ['24 ct', 'gold', 999.9],
  ['24 carat', 'gold', 999.9],
  ['24 carats', 'gold', 999.9],
  ['22kt', 'gold', 916.7],
  ['22 kt.', 'gold', 916.7],
  ['22 karat (916)', 'gold', 916.7],
  ['916/1000 (22 karat)', 'gold', 916.7],
  ['21 karat', 'gold', 875],
  ['21,6 karat', 'gold', 900],
  ['21.6k', 'gold', 900],
  ['20 karat', 'gold', 833.3],
  ['18 karat', 'gold', 750],
  ['18k (750)', 'gold', 750],
  ['750 / 18 karat', 'gold', 750],
  ['14k', 'gold', 585],
  ['585', 'gold', 585],
  ['10k', 'gold', 416.7],
  ['9 ct', 'gold', 375],
  ['8 karat', 'gold', 333],
  ['333', 'gold', 333],
  [0.9999, 'gold', 999.9],
  [24, 'gold', 999.9],
  [916.7, 'gold', 916.7],
  ['Guld 18 karat eller 24 karat', 'gold', null],
  ['mycket fint', 'gold', null],
  ['1000', 'gold', 1000],
  ['Silber 999', 'silver', 999],
  ['999er Silber', 'silver', 999],
  ['925er Silber', 'silver', 925],
  ['Silver 250/1000', 'silver', 250],
  ['Fineness 999', 'silver', 999],
  ['Finhet: 999,9', 'gold', 999.9],
  ['min 999', 'silver', 999],
  ['min. 999,9', 'gold', 999.9],
  ['minst 999', 'silver', 999],
  ['finguld', 'gold', 999.9],
  ['Feingold', 'gold', 999.9],
  ['finguld 999', 'gold', 999],
  ['minst 10 g', 'gold', null],
];

it.each(finenesses)('a fineness of "%s" for %s is %s', (written, metal, fineness) =>
  expect(factsOf({ name: 'Mynt', attributes: { finhalt: written }, metal }).purity).toBe(fineness),
);

describe('a fineness in a name', () => {
  it.each<[string, Metal, number | null]>([
    ['1 oz silvermynt Ag 999', 'silver', 999],
    ['Silvertacka 100 g Ag999', 'silver', 999],
    ['Silvertacka 1 kg Finsilver 999', 'silver', 999],
    ['Silvertacka 1 kg finsilver', 'silver', 999],
    ['Sterling silver 925 medalj', 'silver', 925],
    ['Guldmynt Au 900', 'gold', 900],
    ['Guldring 21 karat', 'gold', 875],
    ['Guldtacka 24 karats', 'gold', 999.9],
    ['Guldmynt 22kt', 'gold', 916.7],
    ['Guldmynt 500 kronor', 'gold', null],
    ['Silvermynt 900 kr', 'silver', null],
    ['Silvertacka 500 g', 'silver', null],
    ['Silver 999 g', 'silver', null],
    ['Kulan 750 år guldmynt', 'gold', null],
    ['Guldmynt 5,8 g finguld', 'gold', null],
    ['Silbermünze 999er Silber', 'silver', 999],
    ['Silber 500 Schilling', 'silver', null],
    ['Silvermynt 24 karat förgyllt', 'silver', null],
  ])('%s of %s is %s', (name, metal, fineness) => expect(factsOf({ name, metal }).purity).toBe(fineness));
});

describe('contradictions', () => {
  const of = (name: string, attributes: object, metal: Metal = 'gold') => {
    const { weight, purity, doubts } = factsOf({ name, attributes, metal });
    return { weight, purity, reasons: doubts.map(({ reason }) => reason) };
  };

  it.each<[string, object, Metal, string]>([
    ['Krugerrand 1 oz', { bruttovikt: '33,93 g', finhalt: '999,9' }, 'gold', 'finhalt says 999.9, name says 916.7'],
    ['Guldmynt 18 karat', { karat: 24 }, 'gold', 'karat says 999.9, name says 750'],
    ['Silvermynt Ag 925', { finhalt: 999 }, 'silver', 'finhalt says 999, name says 925'],
    ['Guldring 14 karat', { finhalt: 750 }, 'gold', 'finhalt says 750, name says 585'],
    ['Guldtacka 990/1000', { finhalt: '995' }, 'gold', 'finhalt says 995, name says 990'],
    ['Guldmynt', { finhalt: 999, karat: 22 }, 'gold', 'finhalt says 999, attributes.karat says 916.7'],
    ['Silvermynt', { finhalt: 999, fineness: '925' }, 'silver', 'finhalt says 999, attributes.fineness says 925'],
  ])('of the fineness: %s, %j', (name, attributes, metal, said) =>
    expect(of(name, attributes, metal)).toMatchObject({ purity: null, reasons: [`purity: attributes.${said}`] }),
  );
  it('of the fineness as the product’s own field', () => {
    const { purity, doubts } = factsOf({ name: 'Krugerrand 1 oz', own: { purity: 999.9 } });
    expect([purity, doubts.map(({ fields }) => fields)]).toEqual([null, [['purity', 'name']]]);
  });
  it.each<[string, object, Metal, number]>([
    ['Guldring 14 karat', { finhalt: '583' }, 'gold', 583],
    ['Guldtacka 24 karat', { finhalt: 999 }, 'gold', 999],
    ['Krugerrand 1 oz', { finhalt: 917 }, 'gold', 917],
    ['Krugerrand 1 oz', { finhalt: 999 }, 'silver', 999],
    ['Sovereign Guld', { finhalt: '22 karat' }, 'gold', 916.7],
    ['Silvermynt 24 karat förgyllt', { finhalt: 925 }, 'silver', 925],
    ['Förgyllt silvermynt', { finhalt: 925, karat: 24 }, 'silver', 925],
    ['Guldmynt', { finhalt: '916', karat: '22' }, 'gold', 916],
    ['Silvermynt 7,2 g finsilver', { finhalt: 400 }, 'silver', 400],
    ['Silvertacka 1 kg inkl. 25 % moms', { finhalt: 999 }, 'silver', 999],
    ['Guldmynt 500 kronor', { finhalt: 900 }, 'gold', 900],
  ])('none of the fineness: %s, %j', (name, attributes, metal, purity) =>
    expect(of(name, attributes, metal)).toMatchObject({ purity, reasons: [] }),
  );

  it.each<[string, object, string]>([
    ['Guldmynt 1 oz', { bruttovikt: '33,93 g', finhalt: '999,9' }, '33.93 g, weight and purity say 31.107 g'],
    ['Krugerrand 1 oz', { bruttovikt: '20 g' }, '20 g, weight and purity say 33.93 g'],
    ['Krugerrand 1/2 oz', { bruttovikt: 33.93 }, '33.93 g, weight and purity say 16.965 g'],
    ['Guldmynt 1 oz', { bruttovikt: '20 g' }, '20 g, weight and purity say 31.103 g'],
    ['Guldtacka 10 g', { bruttovikt: '5 g' }, '5 g, weight and purity say 10 g'],
    ['Guldtacka', { vikt: 10, gross_weight: '5' }, '5 g, weight and purity say 10 g'],
  ])('of the gross weight: %s, %j', (name, attributes, said) =>
    expect(of(name, attributes)).toMatchObject({
      weight: null,
      reasons: [`weight: attributes.grossWeight says ${said}`],
    }),
  );
  it('of the gross weight with the product’s own fields', () => {
    const own = { weight: 31.103, weightType: 'oz', purity: 999.9 };
    const { weight, doubts } = factsOf({ name: 'Mynt', own, attributes: { bruttovikt: '33,93 g' } });
    expect([weight, doubts.map(({ fields }) => fields)]).toEqual([
      null,
      [['attributes.grossWeight', 'weight', 'purity']],
    ]);
  });

  it.each<[string, object, number]>([
    ['Krugerrand 1 oz', { bruttovikt: '33,93 g', finhalt: '916,7' }, OUNCE],
    ['Krugerrand 1 oz', { bruttovikt: '34 g' }, OUNCE],
    ['Krugerrand 1 oz', { bruttovikt: '1,09 oz' }, OUNCE],
    ['Guldmynt 1/20 oz', { bruttovikt: '1,6 g', finhalt: '999,9' }, OUNCE / 20],
    ['Guldmynt 1 oz', { bruttovikt: '33,93 g' }, OUNCE],
    ['Guldtacka 10 g', { bruttovikt: '10 g' }, 10],
    // With its package.
    ['Guldtacka 10 g', { bruttovikt: '18 g' }, 10],
    ['Guldtacka 1 kg', { bruttovikt: 1 }, 1000],
    ['Guldtacka 1 kg', { bruttovikt: { value: 1, unit: 'kg' } }, 1000],
    ['Guldtacka', { vikt: 1, bruttovikt: 1, enhet: 'kg' }, 1000],
    ['Guldtacka', { vikt: 1, bruttovikt: 1005, viktenhet: 'kg' }, 1000],
    ['Guldmynt 20 kronor', { vikt: '8,96 g', bruttovikt: '8,96 g', finhalt: 900 }, 8.96],
    // The net weight is that of the gold: the coin weighs more.
    ['Guldmynt 20 kronor', { nettovikt: '8,06 g', bruttovikt: '8,96 g', finhalt: 900 }, 8.96],
    ['Krugerrand', { nettovikt: '31,1 g', bruttovikt: '33,93 g' }, OUNCE],
  ])('none of the gross weight: %s, %j', (name, attributes, weight) =>
    expect(of(name, attributes)).toMatchObject({ weight: near(weight), reasons: [] }),
  );
});

it('gross weight, diameter and thickness with their units are numbers', () => {
  const attributes = { bruttovikt: '33,93 g', diameter: '32,77 mm', tjocklek: '2.84mm' };
  expect(parseProduct({ code: 'X', name: 'Mynt', attributes }, []).facts.attributes).toEqual({
    grossWeight: 33.93,
    diameter: 32.77,
    thickness: 2.84,
  });
});

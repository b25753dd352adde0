/** Something for sale, with one variant. */
export interface Goods {
  readonly code: string;
  readonly name: string;
  readonly taxon: string;
  readonly syncRates: 'XAU' | 'XAG';
  /** What names the variant in an order: the numeric id, or where there is none the code (Sylius 1.13 and later). */
  readonly variantId: number | string;
  /** Öre without VAT. */
  price: number;
  /** Share of the price; 0 for investment gold. */
  readonly vatRate: number;
  stock: number;
}

export const WITH_NUMBER = 'kinebar-10-g';
export const WITHOUT_NUMBER = 'krugerrand-1-oz';
export const SILVER = 'maple-leaf-silver-1-oz';
export const SOLD_OUT = 'guldtacka-100-g';

const BARS = { taxon: 'guldtackor', syncRates: 'XAU', vatRate: 0 } as const;

/** A handful of products, the shelves as on the first day. */
export function stockedGoods(): Goods[] {
  return [
    { ...BARS, code: WITH_NUMBER, name: 'Kinebar 10 g', variantId: 7001, price: 1_428_900, stock: 12 },
    { ...BARS, code: 'guldtacka-20-g', name: 'Guldtacka 20 g', variantId: 7002, price: 2_842_000, stock: 5 },
    { ...BARS, code: SOLD_OUT, name: 'Guldtacka 100 g', variantId: 7003, price: 13_990_000, stock: 0 },
    {
      ...BARS,
      code: WITHOUT_NUMBER,
      name: 'Krugerrand 1 oz',
      taxon: 'guldmynt',
      variantId: WITHOUT_NUMBER,
      price: 4_289_000,
      stock: 8,
    },
    {
      ...BARS,
      code: 'britannia-1-oz',
      name: 'Britannia 1 oz',
      taxon: 'guldmynt',
      variantId: 'britannia-1-oz',
      price: 4_301_500,
      stock: 3,
    },
    {
      code: SILVER,
      name: 'Maple Leaf silver 1 oz',
      taxon: 'silvermynt',
      syncRates: 'XAG',
      variantId: SILVER,
      price: 38_400,
      vatRate: 0.25,
      stock: 100,
    },
  ];
}

/** Öre of VAT in one piece. */
export function vatOf({ price, vatRate }: Pick<Goods, 'price' | 'vatRate'>): number {
  return Math.round(price * vatRate);
}

import { ore } from '@/lib/domain/prices/money';
import type { Product, ProductVariant } from './product';

const sold = {
  price: ore(1_429_000),
  netPrice: ore(1_429_000),
  vat: ore(0),
  reducedFrom: null,
  buyBackPrice: ore(1_294_500),
  inStock: true,
  onHand: true,
  stock: 12,
  deliveryDays: 3,
} as const;

/** For tests: a variant in stock without VAT. */
export function aVariant(overrides: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: '58',
    code: 'v-58',
    ...sold,
    color: null,
    colorName: null,
    size: null,
    weight: null,
    ...overrides,
  };
}

/** For tests: a 10 g gold bar in stock. Overridden prices do not affect its variant. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: '41',
    code: 'guldtacka-10g-valcambi',
    slug: 'guldtacka-10-g-valcambi',
    name: '10 g guldtacka Valcambi',
    brand: 'Valcambi',
    description: 'Präglad tacka i förseglat kort.',
    images: [{ src: '/sylius/media/image/ab/cd.jpg' }],
    label: null,
    mayWithdraw: false,
    isInvestmentGold: true,
    attributes: {},
    video: null,
    categoryCode: 'praglade-guldtackor',
    categoryNames: ['Köpa guld', 'Guldtackor', 'Präglade guldtackor'],
    metal: 'gold',
    metalSymbol: 'AU',
    weight: 10,
    weightType: 'g',
    purity: 999.9,
    ratings: 0,
    reviews: null,
    until: null,
    variantId: '58',
    ...sold,
    variants: [aVariant()],
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...overrides,
  };
}

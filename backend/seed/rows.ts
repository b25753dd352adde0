import { weightLabel } from '../catalogue/weight-label';
import type { products, variants } from '../db/catalogue-tables';
import { availabilityOf } from './availability';
import type { CatalogueFacts } from './catalogue-file';
import type { ExtraProduct, SeedVariant } from './extras';
import { campaigns, englishName, labelOf, ratingOf, wireFormOf } from './merchandising';
import { buyBackOf, premiumOf } from './premium';
import { chance } from './random';
import { describe } from './texts/describe';

export type ProductRow = typeof products.$inferInsert;
export type VariantRow = typeof variants.$inferInsert;

export interface SeedContext {
  readonly seed: number;
  readonly rank: ReadonlyMap<string, number>;
  readonly lowestPremium: ReadonlySet<string>;
}

const DAY = 86_400_000;
const OPENED = Date.UTC(2024, 2, 1, 8);

/** The products row of a seeded product. `id` is its primary key; the rest comes from the seed and the catalogue file. */
export function productRow(id: number, product: ExtraProduct, context: SeedContext): ProductRow {
  const { facts } = product;
  const { seed } = context;
  const rank = context.rank.get(facts.code);
  const created = OPENED + Math.floor(chance(seed, facts.code, 'created') * 600) * DAY;
  return {
    id,
    code: facts.code,
    slug: slugOf(facts.name),
    enabled: !product.disabled,
    name: product.englishOnly ? null : facts.name,
    nameEn: product.englishOnly ? facts.name : englishName(facts.code),
    description: product.englishOnly ? null : describe(facts, seed, product.variants !== undefined),
    descriptionEn: product.englishOnly ? 'Minted bar in a sealed card.' : null,
    brand: facts.brand,
    mainTaxon: facts.subcategory,
    metal: facts.metal,
    kind: facts.form === 'coin' ? 'coin' : `bar-${facts.form}`,
    weight: facts.weight,
    weightType: facts.weightType,
    fineWeight: facts.fineWeight,
    purity: facts.purity,
    year: facts.year,
    label: labelOf(facts, rank ?? Number.POSITIVE_INFINITY, context.lowestPremium),
    ratings: ratingOf(facts.code, seed),
    until: campaigns[facts.code]?.until ?? null,
    options: product.variants ? ['farg', 'vikt'] : [],
    wireForm: wireFormOf(facts.code, seed),
    salesRank: rank === undefined ? null : rank + 1,
    createdAt: dateTime(created),
    updatedAt: dateTime(created + Math.floor(chance(seed, facts.code, 'updated') * 300) * DAY),
  };
}

/** The variants of a product, with ids from `firstId`. */
export function variantRows(firstId: number, productId: number, product: ExtraProduct, seed: number): VariantRow[] {
  const { facts } = product;
  const shared = { productId, enabled: true, vatRate: facts.vatRate, campaign: campaigns[facts.code]?.price ?? null };
  const priced = (piece: CatalogueFacts) => ({
    premium: product.unpriced ? null : premiumOf(piece, chance(seed, facts.code, 'premium')),
    buyBack: buyBackOf(piece, chance(seed, facts.code, 'buy-back')),
  });
  if (!product.variants) {
    const state = product.unpriced
      ? { stock: 0, onHand: false, deliveryWeeks: null, soldOut: true }
      : availabilityOf(facts, seed);
    return [
      {
        ...shared,
        ...priced(facts),
        ...state,
        id: firstId,
        code: facts.code,
        position: 0,
        name: product.englishOnly ? null : facts.name,
        fineWeight: facts.fineWeight,
        weightLabel: weightLabel(facts.weight, facts.weightType),
        optionValues: [],
      },
    ];
  }
  return product.variants.map((choice, index) => ({
    ...shared,
    ...priced({ ...facts, weight: choice.weight, fineWeight: choice.fineWeight }),
    stock: 6 + 2 * index,
    onHand: true,
    deliveryWeeks: null,
    soldOut: false,
    id: firstId + index,
    code: variantCode(facts.code, choice),
    position: index,
    name: `${facts.name}, ${choice.colorName.toLowerCase()}, ${choice.size}`,
    fineWeight: choice.fineWeight,
    weightLabel: weightLabel(choice.weight, 'g'),
    color: choice.color,
    colorName: choice.colorName,
    size: choice.size,
    optionValues: [choice.colorCode, choice.sizeCode],
  }));
}

/** The code of a variant by its colour and size. */
export function variantCode(code: string, choice: SeedVariant): string {
  return `${code}-${choice.colorCode.slice('farg_'.length)}-${choice.sizeCode.slice('vikt_'.length)}`.replaceAll(
    '_',
    '-',
  );
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Sylius' own date format since 1.11, without a time zone (contract.md part B section 3). */
export function dateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

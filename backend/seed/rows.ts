import { weightLabel } from '../catalogue/weight-label';
import type { products, variants } from '../db/catalogue-tables';
import { availabilityOf, onHand, SOLD_OUT } from './availability';
import type { CatalogueFacts } from './catalogue-file';
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
export function productRow(id: number, facts: CatalogueFacts, context: SeedContext): ProductRow {
  const { seed } = context;
  const rank = context.rank.get(facts.code);
  const created = OPENED + Math.floor(chance(seed, facts.code, 'created') * 600) * DAY;
  return {
    id,
    code: facts.code,
    slug: slugOf(facts.name),
    enabled: !facts.disabled,
    name: facts.englishOnly ? null : facts.name,
    nameEn: facts.englishOnly ? facts.name : englishName(facts.code),
    description: facts.englishOnly ? null : describe(facts, seed),
    descriptionEn: facts.englishOnly ? 'Minted bar in a sealed card.' : null,
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
    options: facts.choices.length > 0 ? ['farg', 'vikt'] : [],
    wireForm: wireFormOf(facts.code, seed),
    salesRank: rank === undefined ? null : rank + 1,
    createdAt: dateTime(created),
    updatedAt: dateTime(created + Math.floor(chance(seed, facts.code, 'updated') * 300) * DAY),
  };
}

/** The variants of a product, with ids from `firstId`. */
export function variantRows(firstId: number, productId: number, facts: CatalogueFacts, seed: number): VariantRow[] {
  const shared = { productId, enabled: true, vatRate: facts.vatRate, campaign: campaigns[facts.code]?.price ?? null };
  const priced = (piece: CatalogueFacts) => ({
    premium: facts.unpriced ? null : premiumOf(piece, chance(seed, facts.code, 'premium')),
    buyBack: buyBackOf(piece, chance(seed, facts.code, 'buy-back')),
    fineWeight: piece.fineWeight,
  });
  if (facts.choices.length === 0) {
    return [
      {
        ...shared,
        ...priced(facts),
        ...(facts.unpriced ? SOLD_OUT : availabilityOf(facts, seed)),
        id: firstId,
        code: facts.code,
        position: 0,
        name: facts.englishOnly ? null : facts.name,
        weightLabel: weightLabel(facts.weight, facts.weightType),
        optionValues: [],
      },
    ];
  }
  return facts.choices.map(({ color, colorName, size, weight, codes }, index) => ({
    ...shared,
    ...priced({ ...facts, fineWeight: Math.round(weight * facts.purity * 10) / 10_000 }),
    ...onHand(6 + 2 * index),
    id: firstId + index,
    code: variantCode(facts.code, codes),
    position: index,
    name: `${facts.name}, ${colorName.toLowerCase()}, ${size}`,
    weightLabel: weightLabel(weight, 'g'),
    color,
    colorName,
    size,
    optionValues: codes,
  }));
}

/** The code of a variant by its option values. */
export function variantCode(code: string, values: readonly string[]): string {
  return [code, ...values.map((value) => value.replace(/^[a-z]+_/, ''))].join('-').replaceAll('_', '-');
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

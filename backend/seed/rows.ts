import { type Availability, backorder, onHand, SOLD_OUT } from '../catalogue/stock';
import { weightLabel } from '../catalogue/weight-label';
import { between, chance } from '../core/random';
import type { products, variants } from '../db/catalogue-tables';
import type { CatalogueFacts } from './catalogue-file';
import { describe } from './describe';
import { buyBackOf, premiumOf } from './premium';

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
    nameEn: facts.englishOnly ? facts.name : null,
    description: facts.englishOnly ? null : describe(facts, seed),
    brand: facts.brand,
    mainTaxon: facts.subcategory,
    metal: facts.metal,
    kind: facts.form === 'coin' ? 'coin' : `bar-${facts.form}`,
    weight: facts.weight,
    weightType: facts.weightType,
    fineWeight: facts.fineWeight,
    purity: facts.purity,
    year: facts.year,
    attributes: facts.attributes,
    label: labelOf(facts, rank ?? Number.POSITIVE_INFINITY, context.lowestPremium),
    ratings: ratingOf(facts.code, seed),
    until: facts.until,
    options: facts.choices.length > 0 ? ['farg', 'vikt'] : [],
    wireForm: wireFormOf(facts, seed),
    salesRank: rank === undefined ? null : rank + 1,
    createdAt: dateTime(created),
    updatedAt: dateTime(created + Math.floor(chance(seed, facts.code, 'updated') * 300) * DAY),
  };
}

/** The text on the picture (attributes.etikett), which is true for this product. */
function labelOf(facts: CatalogueFacts, rank: number, lowestPremium: ReadonlySet<string>): string | null {
  if (rank < 5) return 'Bästsäljare';
  if (lowestPremium.has(facts.code)) return 'Lägst påslag';
  return facts.year === 2026 ? 'Nyhet 2026' : null;
}

/** A product's mean rating in stars: 0 (no reviews) for 85 per cent of the codes, otherwise 2.5 to 5 with one decimal. */
function ratingOf(code: string, seed: number): number {
  const share = chance(seed, code, 'rating');
  return share < 0.85 ? 0 : Math.round((2.5 + 2.5 * ((share - 0.85) / 0.15)) * 10) / 10;
}

/** The JSON form of a product (contract.md part B section 9): plain for best sellers. */
function wireFormOf(facts: CatalogueFacts, seed: number): number {
  if (facts.rank !== null) return 0;
  return facts.wireForm ?? (chance(seed, facts.code, 'wire') < 0.08 ? 1 : 0);
}

/** The variants of a product, with ids from `firstId`. */
export function variantRows(firstId: number, productId: number, facts: CatalogueFacts, seed: number): VariantRow[] {
  const shared = { productId, enabled: true, vatRate: facts.vatRate, campaign: facts.campaign };
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

/** Pieces in stock, or the weeks of a backorder (1 to 8). More expensive products have smaller stocks. */
function availabilityOf(facts: CatalogueFacts, seed: number): Availability {
  if (facts.available) return facts.available;
  const state = chance(seed, facts.code, 'state');
  const amount = chance(seed, facts.code, 'amount');
  const single = facts.metal === 'gold' ? facts.fineWeight > 200 : facts.fineWeight > 3000;
  if (state < 0.1) return onHand(between(amount, 1, 3));
  if (state < 0.68) return onHand(single ? between(amount, 1, 5) : between(amount, 6, 60));
  if (state < 0.84) return backorder(between(amount, 1, 6), single ? 4 : between(amount, 5, 30));
  if (state < 0.9) return backorder(between(amount, 2, 8), 0);
  return SOLD_OUT;
}

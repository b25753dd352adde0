import { holdsInAnyVariant } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { weightLabel } from '@/lib/domain/product/weight';
import type { Category } from './category';
import type { SortKey } from './sort';
import { flatten } from './tree';

/** Neighbouring products under one heading. */
export interface ListingGroup {
  readonly name: string;
  readonly count: number;
}

/** A product's part of the shop's own order (lib/server/catalogue/shop-order.ts). */
interface Place {
  readonly section: string | null;
  /** Null for a section that is not divided by weight. */
  readonly weight: string | null;
}

interface Run {
  /** Several where small sections were joined. */
  readonly sections: readonly (string | null)[];
  readonly weights: readonly (string | null)[];
  readonly count: number;
}

/** Two rows on a computer, three on a phone: a weight with fewer products has no heading of its own. */
const LEAST_WEIGHT = 6;
/** A section of fewer products continues the one before it. */
const LEAST_SECTION = 3;
const ORDERED = 'Beställningsvaror';
const SOLD_OUT = 'Slut på lager';
/** Adjectives by name: "Britannia guldmynt" begins with a proper noun. */
const COMMON_NOUN =
  /^(?:(?:Gjutna|Historiska|Präglade|Svenska|Utländska|Övriga) )?\p{L}*(?:tackor|mynt)(?!\p{L})[^\p{Lu}]*$/u;

/** Lower-case within a Swedish sentence, unlike "Krugerrand" and "American Eagle guldmynt". */
const isCommonNoun = (name: string) => name === ORDERED || name === SOLD_OUT || COMMON_NOUN.test(name);

export type PlaceOf = (product: Product) => Place;

/** In the shop's order: categories and their weights, then what is ordered, then what is sold out. `products`: of the whole category. */
export function shopPlaces(category: Category, products: readonly Product[]): PlaceOf {
  const names = new Map(flatten([category]).map(({ code, name }) => [code, name]));
  const isDivided = new Set(products.map(({ categoryCode }) => categoryCode)).size > 1;
  return (product) => {
    if (!holdsInAnyVariant(product, 'inStock')) return { section: SOLD_OUT, weight: null };
    if (!holdsInAnyVariant(product, 'onHand')) return { section: ORDERED, weight: null };
    const name = isDivided ? (names.get(product.categoryCode ?? '') ?? null) : null;
    return { section: name, weight: weightLabel(product) };
  };
}

const byWeight: PlaceOf = (product) => ({ section: null, weight: weightLabel(product) });

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

function merged(one: Run, other: Run): Run {
  return {
    sections: unique([...one.sections, ...other.sections]),
    weights: [...one.weights, ...other.weights],
    count: one.count + other.count,
  };
}

function runsOf(products: readonly Product[], placeOf: PlaceOf): readonly Run[] {
  const runs: Run[] = [];
  for (const product of products) {
    const { section, weight } = placeOf(product);
    const last = runs.at(-1);
    if (last?.sections[0] === section && last.weights[0] === weight)
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ sections: [section], weights: [weight], count: 1 });
  }
  return runs;
}

/** Joins small runs to the one before or, at the end of a section or list, after them. `joins`: whether two neighbours may be joined. */
function withoutSmall(
  runs: readonly Run[],
  least: number,
  joins: (one: Run, other: Run | undefined) => boolean,
): readonly Run[] {
  const joined: Run[] = [];
  for (const [index, run] of runs.entries()) {
    const last = joined.at(-1);
    const isLast = !joins(run, runs[index + 1]);
    if (last !== undefined && joins(last, run) && (last.count < least || (isLast && run.count < least)))
      joined[joined.length - 1] = merged(last, run);
    else joined.push(run);
  }
  return joined;
}

const joinedNeighbours = (runs: readonly Run[]) => withoutSmall(runs, LEAST_SECTION, (_, other) => other !== undefined);

function nameOf({ sections, weights }: Run): string {
  const [section, ...otherSections] = sections.filter((name) => name !== null);
  if (otherSections.length > 0) {
    const later = otherSections.map((name) => (isCommonNoun(name) ? name.toLowerCase() : name));
    return new Intl.ListFormat('sv-SE').format([section ?? '', ...later]);
  }
  const [first, ...others] = weights.filter((weight) => weight !== null);
  const last = others.at(-1);
  const span = first !== undefined && last !== undefined ? `${first}–${last}` : first;
  return [section, span].filter(Boolean).join(', ') || 'Övriga';
}

/**
 * The headings of a page, where the order puts similar products together; empty for other orders, and for a list that is one group.
 * @param sorted the whole list, of which the page shows `from` to `to` (exclusive)
 * @param places of the list's own order; null: that order has no groups
 */
export function groupsOf(
  sorted: readonly Product[],
  order: SortKey,
  places: PlaceOf | null,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ListingGroup[] {
  const placeOf = order === 'vikt' || order === 'vikt-fallande' ? byWeight : order === 'standard' ? places : null;
  if (placeOf === null) return [];
  const weights = withoutSmall(
    runsOf(sorted, placeOf),
    LEAST_WEIGHT,
    (one, other) => one.sections[0] === other?.sections[0],
  );
  const groups = joinedNeighbours(weights);
  if (groups.length < 2) return [];
  let start = 0;
  const onPage = groups.flatMap(({ count }) => {
    const shown = sorted.slice(Math.max(start, from), Math.max(from, Math.min(start + count, to)));
    start += count;
    return shown.length > 0 ? [runsOf(shown, placeOf).reduce(merged)] : [];
  });
  // A page may begin with the last product of a group, or end with the first.
  return joinedNeighbours(onPage).map((run) => ({ name: nameOf(run), count: run.count }));
}

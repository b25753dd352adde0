import type { TaxedGoods } from '@/lib/domain/prices/vat';
import type { ProductDoubt } from '@/lib/domain/product/doubt';
import { finenessInText, perMilleOf } from '@/lib/domain/product/fineness-text';
import type { Metal, Product } from '@/lib/domain/product/product';
import { isSameWeight, type Weight, weightInText } from '@/lib/domain/product/weight-text';
import { fold } from '@/lib/domain/slug';
import { grams, label, num, type Wire } from '@/lib/server/sylius/decoders/parse';

/** Names that dealers use for attributes, by the field of contract.md A3. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  brand: ['varumarke', 'tillverkare', 'manufacturer'],
  weight: ['vikt', 'nettovikt', 'weight_g', 'vikt_g'],
  weightType: ['weight_type', 'viktenhet'],
  purity: ['finhalt', 'finhet', 'renhet', 'fineness', 'karat', 'carat'],
  metal: ['metall'],
};

/** The value of a field in the attributes, under its own name or an alias. */
export function attribute(attributes: Wire, field: string): unknown {
  const key = [field, ...(ALIASES[field] ?? [])].find((name) => attributes[name] !== undefined);
  return key === undefined ? null : attributes[key];
}

/** Facts from the product’s own fields and attributes; null when missing. Weights in grams, purity per mille. */
export interface StatedFacts {
  readonly name: string;
  readonly metal: Metal | null;
  /** The product states a metal that the shop does not sell. */
  readonly isOtherMetal: boolean;
  readonly weight: number | null;
  readonly weightType: Product['weightType'];
  readonly purity: number | null;
  /** As sent: used only when the field is missing. */
  readonly attributes: Wire;
}

/** Facts that a category implies for all its products. */
export interface CategoryFacts {
  readonly metal: Metal | null;
  /** Names and codes, root first. */
  readonly words: readonly string[];
}

export const NO_CATEGORY_FACTS: CategoryFacts = { metal: null, words: [] };

export type CompletedFacts = Pick<Product, 'metal' | 'purity' | 'weight' | 'weightType'> &
  Pick<TaxedGoods, 'form'> & { readonly doubts: readonly ProductDoubt[] };

function metalInText(text: string | null): Metal | null {
  const plain = fold(text ?? '');
  // "Golden" is more often a name than the metal.
  const isGold = /guld|gold(?!en)|xau/.test(plain);
  const isSilver = /silver|xag/.test(plain);
  if (isGold === isSilver) return null;
  return isGold ? 'gold' : 'silver';
}

function formInText(text: string): TaxedGoods['form'] {
  const plain = fold(text);
  const isBar = /tack(a|or)|\bbars?\b|kinebar/.test(plain);
  const isCoin = /mynt|coin|krugerrand|maple leaf|philharmoni|sovereign|\bkron(a|or)\b|francs|dukat/.test(plain);
  if (isBar === isCoin) return null;
  return isBar ? 'bar' : 'coin';
}

function formOf(name: string, { words }: CategoryFacts): TaxedGoods['form'] {
  for (const text of [name, ...words.toReversed()]) {
    const form = formInText(text);
    if (form !== null) return form;
  }
  return null;
}

/** A bare number is grams; null when the name contradicts it. */
function weightOf({ name, weight, weightType, attributes }: StatedFacts): Weight | null {
  if (weight !== null && weight > 0) return { weight, weightType };
  const stated = attribute(attributes, 'weight');
  const named = weightInText(name);
  const written = label(stated);
  const inAttribute = written === null ? null : weightInText(written);
  if (inAttribute !== null) return inAttribute;
  const bare = grams(stated);
  if (bare !== null) {
    if (named?.weight == null) return { weight: bare, weightType };
    return isSameWeight(named.weight, bare) ? named : null;
  }
  return named;
}

function purityInAttribute(value: unknown): number | null {
  const number = num(value);
  if (number !== null) return perMilleOf(number);
  const written = label(value);
  return written === null ? null : finenessInText(written, null);
}

/** All of the shop's bars are 24 carat (spec.md section 9). */
const BAR_PURITY = 999.9;

function purityOf({ name, purity, attributes }: StatedFacts, metal: Metal | null, isBar: boolean): number | null {
  return (
    purity ??
    purityInAttribute(attribute(attributes, 'purity')) ??
    finenessInText(name, metal) ??
    (isBar && metal === 'gold' ? BAR_PURITY : null)
  );
}

/** The metal on which all the backend's fields agree; a name alone does not suffice. */
function metalOf(
  { name, metal, isOtherMetal, attributes }: StatedFacts,
  category: CategoryFacts,
): Pick<CompletedFacts, 'doubts' | 'metal'> {
  const stated: readonly (readonly [field: string, Metal | 'other' | null])[] = [
    ['syncRates', isOtherMetal ? 'other' : metal],
    ['mainTaxon', category.metal],
    ['attributes.metall', metalInText(label(attribute(attributes, 'metal')))],
    ['name', metalInText(name)],
  ];
  const spoken = stated.filter(([, found]) => found !== null);
  if (new Set(spoken.map(([, found]) => found)).size > 1) {
    const fields = spoken.map(([field]) => field);
    const reason = `metal: ${spoken.map(([field, found]) => `${field} says ${found}`).join(', ')}`;
    return { metal: null, doubts: [{ fields, reason }] };
  }
  const [field, found = null] = spoken[0] ?? [];
  return { metal: found === 'other' || field === 'name' ? null : found, doubts: [] };
}

/**
 * Metal, weight and fineness of a product from the best source of each: the shop's own field, attributes, category,
 * name. Ambiguous values stay unknown; contradictory metals are a doubt. A plain Sylius has no field for any of them.
 */
export function completeFacts(stated: StatedFacts, category: CategoryFacts): CompletedFacts {
  const form = formOf(stated.name, category);
  const { metal, doubts } = metalOf(stated, category);
  const { weight, weightType } = weightOf(stated) ?? { weight: null, weightType: stated.weightType };
  return { form, doubts, metal, purity: purityOf(stated, metal, form === 'bar'), weight, weightType };
}

import { grossWeight } from '@/lib/domain/prices/metrics';
import type { TaxedGoods } from '@/lib/domain/prices/vat';
import type { ProductDoubt } from '@/lib/domain/product/doubt';
import { certainFineness, finenessInText, finenessOf, perMilleOf } from '@/lib/domain/product/fineness-text';
import type { Metal, Product } from '@/lib/domain/product/product';
import {
  agreedWeight,
  isGrossWeight,
  namedWeight,
  ouncesOfGross,
  type StatedWeight,
  statedWeight,
} from '@/lib/domain/product/stated-weight';
import { isSameWeight, type Weight } from '@/lib/domain/product/weight-text';
import { fold } from '@/lib/domain/slug';
import { isWire, label, num, type Wire } from '@/lib/server/sylius/decoders/parse';

/** Names that dealers use for attributes, by the field of contract.md A3. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  brand: ['varumarke', 'tillverkare', 'manufacturer'],
  weight: ['vikt', 'nettovikt', 'weight_g', 'vikt_g', 'weight_gram', 'vikt_gram', 'totalvikt'],
  weightType: ['weight_type', 'viktenhet'],
  weightUnit: [
    'viktenhet',
    'weight_unit',
    'vikt_enhet',
    'weight_type',
    'weightType',
    'enhet',
    'unit',
    'uom',
    'unit_of_measure',
  ],
  grossWeight: ['bruttovikt', 'gross_weight'],
  purity: ['finhalt', 'finhet', 'renhet', 'fineness', 'karat', 'carat'],
  metal: ['metall'],
};

/** The names under which the attributes have a field: its own and its aliases. */
function namesOf(attributes: Wire, field: string): readonly string[] {
  return [field, ...(ALIASES[field] ?? [])].filter((name) => attributes[name] !== undefined);
}

/** The value of a field in the attributes, under its own name or an alias. */
export function attribute(attributes: Wire, field: string): unknown {
  const [key] = namesOf(attributes, field);
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
  /** Its weights may be those of different variants. */
  readonly hasVariants?: boolean;
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

/** Attributes whose name has the unit of their number. */
const NAMED_UNITS: Readonly<Record<string, string>> = {
  weight_kg: 'kg',
  vikt_kg: 'kg',
  weight_oz: 'oz',
  vikt_oz: 'oz',
};

/** A text or number, or an object with its unit; `unit` is that beside it. */
function weightIn(value: unknown, unit: string | null, weightType: Product['weightType']): StatedWeight {
  if (!isWire(value)) return statedWeight(label(value), unit, weightType);
  return statedWeight(label(value.value ?? value.amount), label(value.unit) ?? unit, weightType);
}

function weightInAttributes({ attributes, weightType }: StatedFacts): StatedWeight {
  const value = attribute(attributes, 'weight');
  if (value !== null) return weightIn(value, label(attribute(attributes, 'weightUnit')), weightType);
  const [key = '', named] = Object.entries(NAMED_UNITS).find(([name]) => attributes[name] !== undefined) ?? [];
  return statedWeight(label(attributes[key]), named ?? null, weightType);
}

const grossIn = ({ attributes }: StatedFacts) => weightIn(attribute(attributes, 'grossWeight'), null, 'g');

const inGrams = (weight: number | null | undefined) => `${Number((weight ?? 0).toFixed(3))} g`;

/** Of an alloy, the weight of the fine metal alone is not the weight of the piece. */
const FINE = 990;

/** A coin's weight by its gross weight. */
function pieceOf(gross: number, purity: number | null): Weight {
  return ouncesOfGross(gross, purity) ?? { weight: gross, weightType: 'g' };
}

interface FoundWeight {
  readonly found: Weight | null;
  readonly doubts: readonly ProductDoubt[];
}

/** A bare number is grams; unknown when the name contradicts it. */
function weightOf(stated: StatedFacts, purity: number | null, isCoin: boolean): FoundWeight {
  const { name, weight, weightType } = stated;
  const named = namedWeight(name, purity);
  const sure = (found: Weight | null): FoundWeight => ({ found, doubts: [] });
  if (weight !== null && weight > 0) {
    const own = { weight, weightType };
    return sure((named && agreedWeight({ readings: [own], hasUnit: false }, named, purity)) ?? own);
  }
  const written = weightInAttributes(stated);
  if (named === null && written.unknownUnit) {
    const reason = `weight: ${written.unknownUnit} is an unknown unit`;
    return { found: null, doubts: [{ fields: ['attributes.weight', 'attributes.weightUnit'], reason }] };
  }
  const isPiece = ({ weightType: kind }: Weight) => !written.isFine || kind === 'oz' || (purity ?? 0) >= FINE;
  const [first, second] = written.readings.filter(isPiece);
  if (first === undefined) {
    const gross = grossIn(stated).readings[0]?.weight ?? null;
    return sure(named ?? (isCoin && gross !== null ? pieceOf(gross, purity) : null));
  }
  if (named === null) {
    if (second !== undefined && written.hasUnit) return sure(null);
    return sure((isCoin ? ouncesOfGross(first.weight, purity) : null) ?? first);
  }
  const found = agreedWeight(written, named, purity);
  if (found !== null) return sure(found);
  const reason = `weight: attributes.weight says ${inGrams(first.weight)}, name says ${inGrams(named.weight)}`;
  return { found: null, doubts: [{ fields: ['attributes.weight', 'name'], reason }] };
}

/**
 * The same beside the gross weight, which is that of the piece, alloy included (ATTRIBUTES in lib/domain/product/attributes.ts). That of
 * a bar may include its package, and that of a product with variants may be that of another.
 */
function besideGross(weighed: FoundWeight, stated: StatedFacts, purity: number | null, isCoin: boolean): FoundWeight {
  const { found } = weighed;
  const gross = grossIn(stated);
  const first = gross.readings[0]?.weight ?? null;
  const piece = found && grossWeight({ ...found, purity: purity ?? 1000, attributes: {} });
  if (!found?.weight || piece === null || first === null || stated.hasVariants) return weighed;
  if (isGrossWeight(gross, piece, purity === null || !isCoin)) return weighed;
  // "Nettovikt" may be the fine weight.
  const isFine = purity !== null && isSameWeight((first * purity) / 1000, found.weight);
  if (isFine) return { found: pieceOf(first, purity), doubts: [] };
  const reason = `weight: attributes.grossWeight says ${inGrams(first)}, weight and purity say ${inGrams(piece)}`;
  return { found: null, doubts: [{ fields: ['attributes.grossWeight', 'weight', 'purity'], reason }] };
}

function purityInAttribute(value: unknown): number | null {
  const number = num(value);
  if (number !== null) return perMilleOf(number);
  const written = label(value);
  return written === null ? null : finenessOf(written);
}

/** All of the shop's bars are 24 carat (spec.md section 9). */
const BAR_PURITY = 999.9;

/** Per mille: 14 carat is 583 or 585, and bars of 24 carat are of 995 or more. */
const PURITY_TOLERANCE = 5;

interface StatedPurity {
  readonly field: string;
  readonly value: number;
}

/** Those of the product's own field and of its attributes. Beside another of silver, carats are those of its gilding. */
function purities(own: number | null, attributes: Wire, metal: Metal | null): readonly StatedPurity[] {
  const written = namesOf(attributes, 'purity').map((name) => ({
    field: `attributes.${name}`,
    value: purityInAttribute(attributes[name]),
  }));
  const known = [{ field: 'purity', value: own }, ...written].flatMap(({ field, value }) =>
    value === null ? [] : [{ field, value }],
  );
  return known.filter(({ field }, index) => index === 0 || metal !== 'silver' || !/[ck]arat$/.test(field));
}

function purityOf(
  { name, purity, attributes }: StatedFacts,
  metal: Metal | null,
  isBar: boolean,
): Pick<CompletedFacts, 'doubts' | 'purity'> {
  const sources = purities(purity, attributes, metal);
  const [first] = sources;
  if (first === undefined) {
    return { purity: finenessInText(name, metal) ?? (isBar && metal === 'gold' ? BAR_PURITY : null), doubts: [] };
  }
  const named = certainFineness(name, metal);
  const others = named === null ? sources : [...sources, { field: 'name', value: named }];
  const contrary = others.find(({ value }) => Math.abs(value - first.value) >= PURITY_TOLERANCE);
  if (contrary === undefined) return { purity: first.value, doubts: [] };
  const reason = `purity: ${first.field} says ${first.value}, ${contrary.field} says ${contrary.value}`;
  return { purity: null, doubts: [{ fields: [first.field, contrary.field], reason }] };
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
 * name. Ambiguous values stay unknown; contradictory ones are a doubt. A plain Sylius has no field for any of them.
 */
export function completeFacts(stated: StatedFacts, category: CategoryFacts): CompletedFacts {
  const form = formOf(stated.name, category);
  const { metal, doubts } = metalOf(stated, category);
  const fine = purityOf(stated, metal, form === 'bar');
  const { purity } = fine;
  const weighed = besideGross(weightOf(stated, purity, form === 'coin'), stated, purity, form === 'coin');
  const { weight, weightType } = weighed.found ?? { weight: null, weightType: stated.weightType };
  return { form, doubts: [...doubts, ...fine.doubts, ...weighed.doubts], metal, purity, weight, weightType };
}

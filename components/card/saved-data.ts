import { type CardData, offerCard } from '@/components/card/card-data';
import {
  formatGrams,
  formatKrPerGram,
  formatPercent,
  formatPremium,
  formatPurity,
  formatSek,
  formatSekWithOre,
} from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { fineWeight, metalValueOf, premium, pricePerGram, spread } from '@/lib/domain/prices/metrics';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { METAL_NAMES } from '@/lib/domain/prices/price-text';
import type { Rates } from '@/lib/domain/prices/rates';
import { attributesFor } from '@/lib/domain/product/attributes';
import { availability, weeksText } from '@/lib/domain/product/availability';
import { offerOf } from '@/lib/domain/product/in-variant';
import { vatLabel } from '@/lib/domain/product/labels';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import type { Product } from '@/lib/domain/product/product';
import { weightLabel } from '@/lib/domain/product/weight';

export interface ComparedFact {
  readonly name: string;
  readonly value: string;
  /** Label for the best value among those with the same label, "Lägst för guld"; null for sums, which belong to products of different weights, and for what has no best. */
  readonly best: string | null;
  /** With öre, shown where another product has the same `value`; omitted for what is no sum in kronor. */
  readonly exact?: string;
  /** The comparison can be sorted by it, lowest first; null when unknown or no figure. */
  readonly rank: number | null;
}

/** A saved product with current data: its card, and the comparison rows as formatted text. */
export interface SavedEntry {
  readonly card: CardData;
  /** Of one piece, the lowest of several variants; null without a price. */
  readonly price: Ore | null;
  /** Of the variant with that price. */
  readonly variantId: string | null;
  readonly facts: readonly ComparedFact[];
}

export const UNKNOWN = '–';

interface Ranked<T> {
  readonly best: string | null;
  /** Lower comes first, and is better where there is a best. */
  readonly rank: (value: T) => number;
  readonly format: (value: T) => string;
  readonly exact?: (value: T) => string;
}

function ranked<T>(name: string, value: T | null, { best, rank, format, exact }: Ranked<T>): ComparedFact {
  if (value === null) return { name, value: UNKNOWN, best, rank: null };
  return { name, value: format(value), best, rank: rank(value), ...(exact && { exact: exact(value) }) };
}

/** A sum says nothing beside that of another weight. */
const sum = { best: null, rank: (amount: Ore) => amount, format: formatSek, exact: formatSekWithOre };

/** A fact of the whole price, for what is known later than the product. @param amount öre; null when unknown */
export function sumFact(name: string, amount: Ore | null): ComparedFact {
  return ranked(name, amount, sum);
}

/** A gram of silver always costs less than one of gold, and its premium and spread contain VAT. */
const inMetal = (metal: Metal | null, best: string) =>
  metal === null ? best : `${best} för ${METAL_NAMES[metal].name}`;

/** Of fine metal, with öre. */
function perGram(metal: Metal | null, best: string): Pick<Ranked<Ore>, 'best' | 'format'> {
  return { best: inMetal(metal, best), format: (amount) => formatKrPerGram(amount, true) };
}

const plain = (name: string, value: string | null): ComparedFact => ({
  name,
  value: value ?? UNKNOWN,
  best: null,
  rank: null,
});

/** Ranked by weeks, 0 when in stock; unranked when sold out or unknown. */
function delivery(product: Product): ComparedFact {
  const { kind, weeks } = availability(product);
  const fact = { name: 'Leverans', best: 'Snabbast' };
  if (kind === 'inStock') return { ...fact, value: 'Skickas oftast nästa arbetsdag', rank: 0 };
  if (weeks === null) return { ...fact, value: UNKNOWN, rank: null };
  return { ...fact, value: `Upp till ${weeksText(weeks)}`, rank: weeks };
}

/** "från 14 290 SEK" for a product with variants. */
function priceFact({ price: text, hasChoice }: CardData, price: Ore | null): ComparedFact {
  const fact = sumFact('Pris', price);
  const { exact, ...whole } = { ...fact, value: text ?? PRICE_ON_REQUEST };
  return hasChoice || exact === undefined ? whole : { ...whole, exact };
}

/** Every entry has the same facts, with a dash for an unknown one, so that they form a table. */
export function savedEntry(given: Product, rates: Rates): SavedEntry {
  const offer = offerOf(given);
  const { product } = offer;
  const { metal, price } = product;
  const between = spread(product);
  const metalValue = metalValueOf(product, rates);
  const overMetal = price === null || metalValue === null ? null : ore(price - metalValue);
  const fine = fineWeight(product);
  const card = offerCard(offer);
  const boughtPerGram = pricePerGram({ ...product, price: product.buyBackPrice });
  return {
    card,
    price,
    variantId: product.variantId,
    facts: [
      priceFact(card, price),
      plain('Moms', vatLabel(product)),
      ranked('Pris per gram finmetall', pricePerGram(product), {
        ...perGram(metal, 'Lägst'),
        rank: (amount) => amount,
      }),
      ranked('Påslag mot spotpris', premium(product, rates), {
        best: inMetal(metal, 'Lägst'),
        rank: ({ paid }) => paid,
        format: formatPremium,
      }),
      ranked('Du betalar över metallvärdet', overMetal, sum),
      ranked('Vi köper', product.buyBackPrice, { ...sum, rank: (amount) => -amount }),
      ranked('Vi köper, per gram finmetall', boughtPerGram, { ...perGram(metal, 'Högst'), rank: (amount) => -amount }),
      ranked('Spread köp/sälj', between, {
        best: inMetal(metal, 'Lägst'),
        rank: ({ percent }) => percent,
        format: ({ percent }) => formatPercent(percent),
      }),
      ranked('Förlust om du säljer direkt', between, {
        best: null,
        rank: ({ amount }) => amount,
        format: ({ amount, percent }) => `${formatSek(amount)} (${formatPercent(percent)})`,
        exact: ({ amount, percent }) => `${formatSekWithOre(amount)} (${formatPercent(percent)})`,
      }),
      delivery(product),
      plain('Vikt', weightLabel(product)),
      ranked('Finvikt', fine, { best: null, rank: (grams) => grams, format: formatGrams }),
      ranked('Renhet', product.purity, {
        best: 'Högst',
        rank: (purity) => -purity,
        format: (purity) => `${formatPurity(purity)}/1000`,
      }),
      plain('Varumärke', product.brand),
      ...attributesFor('comparison', product).map(({ name, value }) => plain(name, value)),
    ],
  };
}

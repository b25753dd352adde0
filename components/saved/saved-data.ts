import { type CardData, cardData } from '@/components/product/card-data';
import {
  formatGrams,
  formatPercent,
  formatPerFineGram,
  formatPremium,
  formatPurity,
  formatSek,
} from '@/lib/prices/format';
import { fineWeight, premium, pricePerGram, spread } from '@/lib/prices/metrics';
import type { Rates } from '@/lib/prices/rates';
import { asOffered } from '@/lib/product/in-variant';
import { vatLabel } from '@/lib/product/labels';
import type { Product } from '@/lib/product/product';
import { weightLabel } from '@/lib/product/weight';

/** The current data of a saved product: its card and the compared facts as formatted texts, in reading order. */
export interface SavedEntry {
  readonly card: CardData;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

function shown<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? '–' : format(value);
}

/** Every entry has the same facts, with a dash for an unknown one, so that they form a table. */
export function savedEntry(given: Product, rates: Rates): SavedEntry {
  const product = asOffered(given);
  const between = spread(product);
  return {
    card: cardData(given),
    facts: [
      { name: 'Moms', value: vatLabel(product) ?? '–' },
      {
        name: 'Pris per gram',
        value: shown(pricePerGram(product), (perGram) => formatPerFineGram(perGram, product.metal)),
      },
      { name: 'Påslag mot spotpris', value: shown(premium(product, rates), formatPremium) },
      { name: 'Vi köper', value: shown(product.buyBackPrice, formatSek) },
      { name: 'Spread köp/sälj', value: shown(between, ({ percent }) => formatPercent(percent)) },
      { name: 'Vikt', value: weightLabel(product) ?? '–' },
      { name: 'Finvikt', value: shown(fineWeight(product), formatGrams) },
      { name: 'Renhet', value: shown(product.purity, (purity) => `${formatPurity(purity)}/1000`) },
    ],
  };
}

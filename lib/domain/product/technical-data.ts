import { formatGrams, formatPurity } from '@/lib/domain/prices/format';
import { fineWeight, grossWeight, netWeight } from '@/lib/domain/prices/metrics';
import { knownAttributes } from './attributes';
import type { Product } from './product';

const SYMBOLS = { gold: 'AU', silver: 'AG' } as const;

const grams = (weight: number | null) => (weight === null ? '–' : formatGrams(weight));

/**
 * The table "Teknisk data" (spec.md section 2), and gross and fine weight, since the net weight is the one or the other by kind; a dash
 * for unknown values.
 */
export function technicalData(
  product: Pick<Product, 'attributes' | 'metal' | 'metalSymbol' | 'purity' | 'weight' | 'weightType'>,
) {
  const symbol = product.metalSymbol ?? (product.metal && SYMBOLS[product.metal]);
  return [
    { name: 'Metall', value: symbol ?? '–' },
    { name: 'Renhet', value: product.purity === null ? '–' : `${formatPurity(product.purity)}/1000` },
    { name: 'Nettovikt', value: grams(netWeight(product)) },
    { name: 'Bruttovikt', value: grams(grossWeight(product)) },
    { name: 'Finvikt', value: grams(fineWeight(product)) },
    ...knownAttributes('page', product),
  ];
}

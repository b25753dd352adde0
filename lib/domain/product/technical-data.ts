import { formatGrams, formatPurity } from '@/lib/domain/prices/format';
import { netWeight } from '@/lib/domain/prices/metrics';
import { knownAttributes } from './attributes';
import type { Product } from './product';

const SYMBOLS = { gold: 'AU', silver: 'AG' } as const;

/** The table "Teknisk data" (spec.md section 2); a dash for unknown values. */
export function technicalData(
  product: Pick<Product, 'attributes' | 'metal' | 'metalSymbol' | 'purity' | 'weight' | 'weightType'>,
) {
  const weight = netWeight(product);
  const symbol = product.metalSymbol ?? (product.metal && SYMBOLS[product.metal]);
  return [
    { name: 'Metall', value: symbol ?? '–' },
    { name: 'Renhet', value: product.purity === null ? '–' : `${formatPurity(product.purity)}/1000` },
    { name: 'Nettovikt', value: weight === null ? '–' : formatGrams(weight) },
    ...knownAttributes('page', product),
  ];
}

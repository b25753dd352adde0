import { formatGrams, formatPercent, formatPurity } from '@/lib/domain/prices/format';
import { fineWeight, grossWeight, netWeight, premium } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { availability } from '@/lib/domain/product/availability';
import { asOffered, inEachVariant } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { weightLabel } from '@/lib/domain/product/weight';
import { fittingSentences } from './shorten';

const METALS = { gold: 'guld', silver: 'silver' } as const;

function metalText({ metal, purity }: Product): string | null {
  if (metal === null) return null;
  return [METALS[metal], purity === null ? null : formatPurity(purity)].filter(Boolean).join(' ');
}

/** Relative difference of gross and fine weight below which one of them is enough. */
const ALIKE = 0.01;

/** "vikt 10 g"; "finvikt 3,11 g, bruttovikt 3,393 g" of an alloy; the sizes of a product that comes in several. */
function weightText(product: Product): string | null {
  const sizes = new Set(inEachVariant(product).flatMap((piece) => weightLabel(piece) ?? []));
  if (sizes.size > 1) return `storlekar ${[...sizes].join(', ')}`;
  const [net, fine, gross] = [netWeight(product), fineWeight(product), grossWeight(product)];
  if (fine === null || gross === null || gross - fine <= gross * ALIKE)
    return net === null ? null : `vikt ${formatGrams(net)}`;
  return `finvikt ${formatGrams(fine)}, bruttovikt ${formatGrams(gross)}`;
}

/** In whole percent, VAT included. Prices follow the spot price, so that this stays true while a search engine keeps it, as no amount would. */
function premiumText(product: Product, rates: Rates): string[] {
  const over = premium(product, rates);
  const percent = Math.round(over?.paid ?? 0);
  const vat = over === null || over.beforeVat === null ? '' : ', moms inräknad';
  return percent < 1 ? [] : [`Pris ${formatPercent(percent, 0)} över metallvärdet${vat}.`];
}

/** A product's facts in sentences, for search engines. @param limit characters */
export function productDescription(product: Product, rates: Rates, limit: number): string {
  const offer = asOffered(product);
  const facts = [metalText(offer), weightText(product)].filter(Boolean).join(', ');
  const sentences = [
    facts ? `${product.name}: ${facts}.` : `${product.name}.`,
    ...premiumText(offer, rates),
    `${availability(offer).text}.`,
    'Försäkrad leverans i hela Sverige.',
  ];
  return fittingSentences(sentences, limit);
}

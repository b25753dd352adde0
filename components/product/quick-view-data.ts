import { technicalData } from '@/lib/catalogue/labels';
import type { Product } from '@/lib/catalogue/product';
import { type CardData, cardData } from './card-data';

/** A product at a glance: its card, and the technical table. */
export interface QuickViewData {
  readonly card: CardData;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

export function quickViewData(product: Product): QuickViewData {
  return { card: cardData(product), rows: technicalData(product) };
}

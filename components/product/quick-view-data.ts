import { asOffered, comesInVariants, inVariant } from '@/lib/product/in-variant';
import { technicalData } from '@/lib/product/labels';
import type { Product } from '@/lib/product/product';
import type { Choosable } from '@/lib/product/variation';
import { type CardData, cardData, variantCard } from './card-data';

/** The card, and the technical table. */
export interface ProductSummary {
  readonly card: CardData;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** The summary of a product; where there is a choice to make, each variant as well, as it is bought. */
export interface QuickViewData extends ProductSummary {
  readonly variants: readonly (ProductSummary & Choosable)[];
}

export function quickViewData(product: Product): QuickViewData {
  const chosen = comesInVariants(product) ? product.variants : [];
  return {
    card: cardData(product),
    rows: technicalData(asOffered(product)),
    variants: chosen.map((variant) => ({
      id: variant.id,
      color: variant.color,
      colorName: variant.colorName,
      size: variant.size,
      card: variantCard(product, variant),
      rows: technicalData(inVariant(product, variant)),
    })),
  };
}

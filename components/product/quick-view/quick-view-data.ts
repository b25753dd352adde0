import { type CardData, cardData, scaledImage, variantCard } from '@/components/card/card-data';
import type { CardImageData } from '@/components/card/card-schema';
import { asOffered, comesInVariants, inVariant, type Offered, sizesByWeight } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { technicalData } from '@/lib/domain/product/technical-data';
import type { Choosable } from '@/lib/domain/product/variation';

const PICTURE = 384;

export interface ProductSummary {
  readonly card: CardData;
  readonly picture: CardImageData | null;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

function picture({ images: [image] }: Product): CardImageData | null {
  return image ? scaledImage(image.src, PICTURE) : null;
}

export interface QuickViewData extends ProductSummary {
  readonly sizes: Readonly<Record<string, string>>;
  readonly variants: readonly (ProductSummary & Choosable & Offered)[];
}

export function quickViewData(product: Product): QuickViewData {
  const chosen = comesInVariants(product) ? product.variants : [];
  return {
    card: cardData(product),
    picture: picture(asOffered(product)),
    rows: technicalData(asOffered(product)),
    sizes: sizesByWeight(product),
    variants: chosen.map((variant) => ({
      id: variant.id,
      color: variant.color,
      colorName: variant.colorName,
      size: variant.size,
      price: variant.price,
      inStock: variant.inStock,
      card: variantCard(product, variant),
      picture: picture(inVariant(product, variant)),
      rows: technicalData(inVariant(product, variant)),
    })),
  };
}

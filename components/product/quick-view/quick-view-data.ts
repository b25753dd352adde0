import { type CardData, offerCard, scaledImage } from '@/components/card/card-data';
import type { CardImageData } from '@/components/card/card-schema';
import { type Offered, offerOf, type ShownOffer, sizesByWeight } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { technicalData } from '@/lib/domain/product/technical-data';
import type { Choosable } from '@/lib/domain/product/variation';

const PICTURE = 384;

export interface ProductSummary {
  readonly card: CardData;
  readonly picture: CardImageData | null;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

function summaryOf(offer: ShownOffer): ProductSummary {
  const [image] = offer.product.images;
  return {
    card: offerCard(offer),
    picture: image ? scaledImage(image.src, PICTURE) : null,
    rows: technicalData(offer.product),
  };
}

export interface QuickViewData extends ProductSummary {
  readonly sizes: Readonly<Record<string, string>>;
  readonly variants: readonly (ProductSummary & Choosable & Offered)[];
}

export function quickViewData(product: Product): QuickViewData {
  const offer = offerOf(product);
  return {
    ...summaryOf(offer),
    sizes: sizesByWeight(product),
    variants: (offer.hasChoice ? product.variants : []).map((variant) => ({
      id: variant.id,
      color: variant.color,
      colorName: variant.colorName,
      size: variant.size,
      price: variant.price,
      inStock: variant.inStock,
      ...summaryOf(offerOf(product, variant)),
    })),
  };
}

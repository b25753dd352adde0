import { getImageProps } from 'next/image';
import type { CartProduct } from '@/lib/cart/cart-item';
import { toCartProduct } from '@/lib/cart/cart-product';
import { vatLabel } from '@/lib/catalogue/labels';
import { productPath } from '@/lib/catalogue/paths';
import type { Metal, Product } from '@/lib/catalogue/product';
import { cardWeight, weightLabel } from '@/lib/catalogue/weight';
import { formatKrPerGram, formatPurity, formatSek } from '@/lib/pricing/format';
import { pricePerGram } from '@/lib/pricing/metrics';

export interface CardImage {
  readonly src: string;
  /** By width: `CARD_SIZES` says how wide a card's picture is. */
  readonly srcSet: string | undefined;
}

/** What a card shows, as finished texts: small enough to be sent for every card, on the server and to the browser alike. */
export interface CardData {
  readonly id: string;
  readonly code: string;
  readonly href: string;
  readonly name: string;
  readonly metal: Metal | null;
  readonly label: string | null;
  /** Address of a film. */
  readonly video: string | null;
  /** "999,9 · 31,1g" */
  readonly facts: string;
  readonly price: string | null;
  /** Only where VAT is part of the price, or may be. */
  readonly vat: string | null;
  /** The lowest price of the 30 days before a reduction. */
  readonly reducedFrom: string | null;
  readonly buyBack: string | null;
  readonly perGram: string | null;
  readonly inStock: boolean;
  /** At most two: the second is for the pointer. */
  readonly images: readonly CardImage[];
  readonly item: CartProduct | null;
}

/** Pixels across: a phone's half page, the card on a usual screen, and on a sharp one. */
const WIDTHS = [256, 384, 512] as const;

function scaled(src: string, width: number): string {
  // Of the two densities that Next offers, the address that stands alone is that of the finer one.
  return getImageProps({ alt: '', src, width: width / 2, height: width / 2 }).props.src;
}

function cardImage(src: string): CardImage {
  const srcSet = WIDTHS.map((width) => `${scaled(src, width)} ${width}w`).join(', ');
  return { src: scaled(src, WIDTHS[1]), srcSet };
}

export function cardData(product: Product): CardData {
  const { price } = product;
  const perGram = pricePerGram(product);
  const facts = [product.purity === null ? null : formatPurity(product.purity), cardWeight(product)];
  return {
    id: product.id,
    code: product.code,
    href: productPath(product),
    name: product.name,
    metal: product.metal,
    label: product.label,
    video: product.video,
    facts: facts.filter(Boolean).join(' · '),
    price: price === null ? null : formatSek(price),
    vat: product.vat === 0 ? null : vatLabel(product),
    reducedFrom: product.reducedFrom === null ? null : formatSek(product.reducedFrom),
    buyBack: product.buyBackPrice === null ? null : `Vi köper ${formatSek(product.buyBackPrice)}`,
    perGram: perGram === null ? null : formatKrPerGram(perGram),
    inStock: product.inStock,
    images: product.images.slice(0, 2).map(({ src }) => cardImage(src)),
    item: toCartProduct(product, weightLabel(product)),
  };
}

import type { CartProduct } from '@/lib/cart/cart-item';
import { toCartProduct } from '@/lib/cart/cart-product';
import { formatPerFineGram, formatPurity, formatSek } from '@/lib/prices/format';
import { pricePerGram } from '@/lib/prices/metrics';
import { type Availability, availability } from '@/lib/product/availability';
import { asOffered, comesInVariants, hasPriceSpan, inVariant } from '@/lib/product/in-variant';
import { untilLabel, vatLabel } from '@/lib/product/labels';
import type { Metal, Product, ProductVariant } from '@/lib/product/product';
import { cardWeight, weightLabel } from '@/lib/product/weight';
import { productPath } from '@/lib/routes/catalogue-paths';

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
  /** "till och med 31 december 2026", of a limited offer. */
  readonly until: string | null;
  /** The lowest price of the 30 days before a reduction. */
  readonly reducedFrom: string | null;
  readonly buyBack: string | null;
  readonly perGram: string | null;
  readonly stock: Pick<Availability, 'kind' | 'text'>;
  /** Paths, at most two: the second is for the pointer. */
  readonly images: readonly string[];
  /** Comes in colours or sizes: the price is the lowest, and what is bought has to be chosen first. */
  readonly hasChoice: boolean;
  /** What the button adds. Null: without a price, or not before a choice. */
  readonly item: CartProduct | null;
}

function priceText({ price }: Product, isLowest: boolean): string | null {
  return price === null ? null : `${isLowest ? 'från ' : ''}${formatSek(price)}`;
}

type Bought = Pick<CardData, 'hasChoice' | 'item' | 'price'>;

function factsOf(product: Product): Omit<CardData, keyof Bought> {
  const perGram = pricePerGram(product);
  const facts = [product.purity === null ? null : formatPurity(product.purity), cardWeight(product)];
  const { kind, text } = availability(product);
  return {
    id: product.id,
    code: product.code,
    href: productPath(product),
    name: product.name,
    metal: product.metal,
    label: product.label,
    video: product.video,
    facts: facts.filter(Boolean).join(' · '),
    vat: product.vat === 0 ? null : vatLabel(product),
    until: untilLabel(product.until),
    reducedFrom: product.reducedFrom === null ? null : formatSek(product.reducedFrom),
    buyBack: product.buyBackPrice === null ? null : `Vi köper ${formatSek(product.buyBackPrice)}`,
    perGram: perGram === null ? null : formatPerFineGram(perGram, product.metal),
    stock: { kind, text },
    images: product.images.slice(0, 2).map(({ src }) => src),
  };
}

/** A product before any choice: with a choice to make it is shown as its cheapest variant, and is not bought from here. */
export function cardData(given: Product): CardData {
  const product = asOffered(given);
  const hasChoice = comesInVariants(given);
  return {
    ...factsOf(product),
    price: priceText(product, hasChoice && hasPriceSpan(given)),
    hasChoice,
    item: hasChoice ? null : toCartProduct(product, weightLabel(product)),
  };
}

/** A product as it is in one variant, which its button adds. */
export function variantCard(given: Product, variant: ProductVariant): CardData {
  const product = inVariant(given, variant);
  return {
    ...factsOf(product),
    price: priceText(product, false),
    hasChoice: false,
    item: toCartProduct(given, variant.size ?? weightLabel(product), variant),
  };
}

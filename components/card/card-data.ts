import { pictureProps } from '@/components/ui/picture';
import { toCartProduct } from '@/lib/domain/cart/cart-product';
import { productPath, sizePath } from '@/lib/domain/paths/catalogue-paths';
import { formatPerFineGram, formatSek } from '@/lib/domain/prices/format';
import { pricePerGram } from '@/lib/domain/prices/metrics';
import type { Ore } from '@/lib/domain/prices/money';
import { availability } from '@/lib/domain/product/availability';
import {
  asOffered,
  comesInVariants,
  hasPriceSpan,
  inVariant,
  type Listed,
  sizesByWeight,
} from '@/lib/domain/product/in-variant';
import { cardFacts, untilLabel, vatLabel } from '@/lib/domain/product/labels';
import type { Product, ProductVariant } from '@/lib/domain/product/product';
import { weightLabel } from '@/lib/domain/product/weight';
import { CARD_PICTURE } from './card-image';
import type { CardData, CardImageData } from './card-schema';

export type { CardData } from './card-schema';

/** Scaled on the server, so that a listing's browser code needs no next/image. `size`: CSS pixels. */
export function scaledImage(path: string, size = CARD_PICTURE): CardImageData {
  const { src, srcSet } = pictureProps({ src: path, alt: '', height: size, width: size });
  return srcSet === undefined ? { src } : { src, srcSet };
}

function priceText({ price }: Product, isLowest: boolean): string | null {
  return price === null ? null : `${isLowest ? 'från ' : ''}${formatSek(price)}`;
}

type Bought = Pick<CardData, 'hasChoice' | 'item' | 'price'>;

function factsOf(product: Product): Omit<CardData, keyof Bought> {
  const perGram = pricePerGram(product);
  const { kind, text } = availability(product);
  return {
    id: product.id,
    code: product.code,
    href: productPath(product),
    name: product.name,
    metal: product.metal,
    label: product.label,
    video: product.video,
    facts: cardFacts(product),
    vat: product.vat === 0 ? null : vatLabel(product),
    until: product.reducedFrom === null ? null : untilLabel(product.until),
    reducedFrom: product.reducedFrom === null ? null : formatSek(product.reducedFrom),
    buyBack: product.buyBackPrice === null ? null : `Vi köper ${formatSek(product.buyBackPrice)}`,
    perGram: perGram === null ? null : formatPerFineGram(perGram, product.metal),
    stock: { kind, text },
    images: product.images.slice(0, 2).map(({ src }) => scaledImage(src)),
  };
}

/** Where a card leads: to the size under which it is listed, if that is one. */
function hrefOf(given: Listed): string {
  const [weight, ...others] = given.isPart ? Object.keys(sizesByWeight(given)) : [];
  return weight === undefined || others.length > 0 ? productPath(given) : sizePath(given, weight);
}

/**
 * A product before a choice of variant: shown as its cheapest variant, which the card cannot add to the cart.
 * @param lowestPerGram öre per gram of the category's best buy, which is marked
 */
export function cardData(given: Listed, lowestPerGram: Ore | null = null): CardData {
  const product = asOffered(given);
  const hasChoice = given.isPart === true || comesInVariants(given);
  const isBestBuy = lowestPerGram !== null && product.inStock && pricePerGram(product) === lowestPerGram;
  return {
    ...factsOf(product),
    ...(isBestBuy && { isBestBuy }),
    href: hrefOf(given),
    price: priceText(product, hasChoice && hasPriceSpan(given)),
    hasChoice,
    item: hasChoice ? null : toCartProduct(product, weightLabel(product)),
  };
}

/** A product in one variant, which the card's button adds. */
export function variantCard(given: Product, variant: ProductVariant): CardData {
  const product = inVariant(given, variant);
  return {
    ...factsOf(product),
    price: priceText(product, false),
    hasChoice: false,
    item: toCartProduct(given, variant.size ?? weightLabel(product), variant),
  };
}

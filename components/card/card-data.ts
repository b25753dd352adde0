import { pictureProps } from '@/components/ui/picture';
import { toCartProduct } from '@/lib/domain/cart/cart-product';
import { productPath, sizePath } from '@/lib/domain/paths/catalogue-paths';
import { formatPerFineGram, formatSek, formatSekWithOre } from '@/lib/domain/prices/format';
import { pricePerGram } from '@/lib/domain/prices/metrics';
import type { Ore } from '@/lib/domain/prices/money';
import { availability } from '@/lib/domain/product/availability';
import { type Listed, offerOf, type ShownOffer, sizesByWeight } from '@/lib/domain/product/in-variant';
import { cardFacts, untilLabel, vatLabel } from '@/lib/domain/product/labels';
import { CARD_PICTURE } from './card-image';
import type { CardData, CardImageData } from './card-schema';

export type { CardData } from './card-schema';

/** Scaled on the server, so that a listing's browser code needs no next/image. `size`: CSS pixels. */
export function scaledImage(path: string, size = CARD_PICTURE): CardImageData {
  const { src, srcSet } = pictureProps({ src: path, alt: '', height: size, width: size });
  return srcSet === undefined ? { src } : { src, srcSet };
}

/** Where a card leads: to the size under which it is listed, if that is one. */
function hrefOf(given: Listed): string {
  const [weight, ...others] = given.isPart ? Object.keys(sizesByWeight(given)) : [];
  return weight === undefined || others.length > 0 ? productPath(given) : sizePath(given, weight);
}

/**
 * The card of what is offered, which it adds to the cart unless there is a choice.
 * @param lowestPerGram öre per gram of the category's best buy, which is marked
 */
export function offerCard(
  { given, product, variant, label, hasChoice, isLowest }: ShownOffer,
  lowestPerGram: Ore | null = null,
  format: (price: Ore) => string = formatSek,
): CardData {
  const perGram = pricePerGram(product);
  const { kind, text } = availability(product);
  return {
    ...(lowestPerGram !== null && product.inStock && perGram === lowestPerGram && { isBestBuy: true }),
    id: product.id,
    code: product.code,
    href: hrefOf(given),
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
    price: product.price === null ? null : `${isLowest ? 'från ' : ''}${format(product.price)}`,
    hasChoice,
    item: hasChoice ? null : toCartProduct(given, label, variant),
  };
}

export const cardData = (product: Listed, lowestPerGram: Ore | null = null) =>
  offerCard(offerOf(product), lowestPerGram);

/** The cards of a list. Prices that are equal in whole kronor only are shown with öre. */
export function cardsOf(products: readonly Listed[], lowestPerGram: Ore | null): CardData[] {
  const offers = products.map((product) => offerOf(product));
  const prices = new Set(offers.flatMap(({ product: { price } }) => price ?? []));
  const texts = [...prices].map(formatSek);
  const isShared = (text: string) => texts.indexOf(text) !== texts.lastIndexOf(text);
  const format = (price: Ore) => (isShared(formatSek(price)) ? formatSekWithOre(price) : formatSek(price));
  return offers.map((offer) => offerCard(offer, lowestPerGram, format));
}

import { METALS, type Metal } from '@/lib/domain/prices/goods';
import type { Spots } from '@/lib/domain/prices/spot';
import { type ProductDoubt, SPOT_FIELD } from '@/lib/domain/product/doubt';
import { isWithin, type PriceLimits, priceLimits } from '@/lib/domain/product/price-limits';
import type { ProductVariant } from '@/lib/domain/product/product';
import { env } from '@/lib/server/config/env';
import { factsOf, type MergedProduct } from '@/lib/server/sylius/resources/products/merge';
import { NO_PRICE, type PriceTerms } from '@/lib/server/sylius/resources/variants/price';

function priceBands(): PriceLimits {
  const { PRICE_BAND, BUY_BACK_BAND } = env();
  return { price: PRICE_BAND, buyBack: BUY_BACK_BAND };
}

/** The variant without amounts that are far from its metal value, the terms that drop them from later prices, and why. */
function checked(variant: ProductVariant, terms: PriceTerms, spots: Spots, bands: PriceLimits) {
  const limits = priceLimits(terms.goods, spots, bands);
  const { price, netPrice, buyBackPrice, reducedFrom } = variant;
  const isSold = price !== null && isWithin(netPrice ?? price, limits, 'price');
  const isBought =
    buyBackPrice !== null && isWithin(buyBackPrice, limits, 'buyBack') && !(isSold && buyBackPrice > price);
  const isReduced = reducedFrom !== null && isWithin(reducedFrom, limits, 'price');
  const doubts: ProductDoubt[] = [];
  if (price !== null && limits === null) doubts.push({ fields: [SPOT_FIELD], reason: 'no spot price is believed' });
  else if (price !== null && !isSold)
    doubts.push({ fields: ['price'], reason: `price ${price} is far from the metal value` });
  if (buyBackPrice !== null && limits !== null && !isBought)
    doubts.push({
      fields: ['purchasePrice'],
      reason: `buy-back ${buyBackPrice} is far from the metal value, or above the price ${price}`,
    });
  return {
    doubts,
    terms: limits === undefined ? terms : { ...terms, limits },
    variant: {
      ...variant,
      ...(price !== null && !isSold ? { ...NO_PRICE, inStock: false } : {}),
      buyBackPrice: isBought ? buyBackPrice : null,
      ...(isReduced ? {} : { reducedFrom: null }),
    },
  };
}

/**
 * Compares every price, buy-back price and reduction with the metal value. Drops an amount outside its band, a buy-back price above
 * the price, and every amount of a metal without a believed spot price.
 */
export function plausible(
  merged: readonly MergedProduct[],
  spots: Spots,
  bands: PriceLimits = priceBands(),
): readonly MergedProduct[] {
  return merged.map(({ product, terms, doubts }) => {
    const variants = terms.flatMap(([, own], index) => {
      const variant = product.variants[index];
      return variant === undefined ? [] : [checked(variant, own, spots, bands)];
    });
    return {
      product: Object.assign({}, product, factsOf(variants.map(({ variant }) => variant))),
      terms: variants.map((one) => [one.variant.code, one.terms] as const),
      doubts: [...doubts, ...variants.flatMap((one) => one.doubts)],
    };
  });
}

/** More than this share of a metal's prices is no single mistake. */
const MANY = 0.1;

/** Metals that shoppers are told are being checked: without a believed spot price, or with many withheld prices. */
export function metalsInCheck(checkedProducts: readonly MergedProduct[], spots: Spots): readonly Metal[] {
  return METALS.filter((metal) => {
    const ofMetal = checkedProducts.filter(({ product }) => product.metal === metal);
    const withheld = ofMetal.filter(({ product, doubts }) => product.price === null && doubts.length > 0).length;
    const priced = ofMetal.filter(({ product }) => product.price !== null).length;
    return spots[metal] === undefined ? withheld > 0 : withheld > (withheld + priced) * MANY;
  });
}

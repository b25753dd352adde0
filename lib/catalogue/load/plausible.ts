import { env } from '@/lib/config/env';
import type { Rates } from '@/lib/prices/rates';
import type { Doubt } from '@/lib/product/doubt';
import { isWithin, type PriceLimits, priceLimits } from '@/lib/product/price-limits';
import type { ProductVariant } from '@/lib/product/product';
import { factsOf, type MergedProduct } from '@/lib/sylius/resources/products/merge';
import { NO_PRICE, type PriceTerms } from '@/lib/sylius/resources/variants/price';

function priceBands(): PriceLimits {
  const { PRICE_BAND, BUY_BACK_BAND } = env();
  return { price: PRICE_BAND, buyBack: BUY_BACK_BAND };
}

/** The variant without amounts that are far from its metal value, the terms that drop them from later prices, and why. */
function checked(variant: ProductVariant, terms: PriceTerms, rates: Rates, bands: PriceLimits) {
  const limits = priceLimits(terms.goods, rates, bands);
  const { price, buyBackPrice, reducedFrom } = variant;
  const isSold = price !== null && isWithin(price, limits?.price);
  const isBought =
    buyBackPrice !== null && isWithin(buyBackPrice, limits?.buyBack) && !(isSold && buyBackPrice > price);
  const isReduced = reducedFrom !== null && isWithin(reducedFrom, limits?.price);
  const doubts: Doubt[] = [];
  if (price !== null && !isSold)
    doubts.push({ fields: ['price'], reason: `price ${price} is far from the metal value` });
  if (buyBackPrice !== null && !isBought)
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
 * Compares every price, buy-back price and reduction with the metal value, where the spot price of the same epoch is known. Drops an
 * amount outside its band, and a buy-back price above the price.
 */
export function plausible(
  merged: readonly MergedProduct[],
  rates: Rates,
  bands: PriceLimits = priceBands(),
): readonly MergedProduct[] {
  return merged.map(({ product, terms, doubts }) => {
    const variants = terms.flatMap(([, own], index) => {
      const variant = product.variants[index];
      return variant === undefined ? [] : [checked(variant, own, rates, bands)];
    });
    return {
      product: { ...product, ...factsOf(variants.map(({ variant }) => variant)) },
      terms: variants.map((one) => [one.variant.code, one.terms] as const),
      doubts: [...doubts, ...variants.flatMap((one) => one.doubts)],
    };
  });
}

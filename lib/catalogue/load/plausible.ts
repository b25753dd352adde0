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

interface Priced {
  readonly variant: ProductVariant;
  readonly terms: PriceTerms;
}

function pricedOf({ product, terms }: MergedProduct): readonly Priced[] {
  return product.variants.flatMap((variant, index) => {
    const own = terms[index]?.[1];
    return own === undefined ? [] : [{ variant, terms: own }];
  });
}

interface Checked extends Priced {
  readonly doubts: readonly Doubt[];
}

function checked({ variant, terms }: Priced, rates: Rates, bands: PriceLimits): Checked {
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
  return merged.map((entry) => {
    const variants = pricedOf(entry).map((priced) => checked(priced, rates, bands));
    return {
      product: { ...entry.product, ...factsOf(variants.map(({ variant }) => variant)) },
      terms: variants.map(({ variant, terms }) => [variant.code, terms] as const),
      doubts: [...entry.doubts, ...variants.flatMap(({ doubts }) => doubts)],
    };
  });
}

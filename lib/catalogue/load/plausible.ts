import { env } from '@/lib/config/env';
import type { Rates } from '@/lib/prices/rates';
import type { Doubt } from '@/lib/product/doubt';
import { isWithin, type PriceBands, priceLimits } from '@/lib/product/price-limits';
import type { Metal, ProductVariant } from '@/lib/product/product';
import { report } from '@/lib/reporting/report';
import { factsOf, type MergedProduct } from '@/lib/sylius/resources/products/merge';
import { NO_PRICE, type PriceTerms } from '@/lib/sylius/resources/variants/price';
import type { Catalogue } from '../catalogue';

function priceBands(): PriceBands {
  const { PRICE_BAND, BUY_BACK_BAND } = env();
  return { price: PRICE_BAND, buyBack: BUY_BACK_BAND };
}

/** Minimum number of priced variants of a metal to reject its spot price. */
const MANY = 5;

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

/** The spot prices without those that most prices of the metal contradict: then the spot price is wrong. */
function believedRates(all: readonly Priced[], rates: Rates, bands: PriceBands): Rates {
  const isPriced = ({ variant, terms }: Priced, metal: Metal) => variant.price !== null && terms.goods.metal === metal;
  const isBelieved = (metal: Metal) => {
    const goods = all.filter((entry) => isPriced(entry, metal));
    const outside = goods.filter(({ variant: { price }, terms }) => {
      const limits = priceLimits(terms.goods, rates, bands);
      return price !== null && !isWithin(price, limits?.price);
    });
    if (goods.length < MANY || outside.length * 2 <= goods.length) return true;
    report('a spot price contradicts most prices and is not used', {
      metal,
      outside: outside.length,
      of: goods.length,
    });
    return false;
  };
  return {
    ...(rates.gold && isBelieved('gold') ? { gold: rates.gold } : {}),
    ...(rates.silver && isBelieved('silver') ? { silver: rates.silver } : {}),
  };
}

/** The same for an existing catalogue. */
export function ratesBelievedBy(
  { products, priceTerms }: Pick<Catalogue, 'products' | 'priceTerms'>,
  rates: Rates,
): Rates {
  const goods = products.flatMap(({ variants }) =>
    variants.flatMap((variant) => {
      const terms = priceTerms.get(variant.code);
      return terms === undefined ? [] : [{ variant, terms }];
    }),
  );
  return believedRates(goods, rates, priceBands());
}

interface Checked extends Priced {
  readonly doubts: readonly Doubt[];
}

function checked({ variant, terms }: Priced, rates: Rates, bands: PriceBands): Checked {
  const limits = priceLimits(terms.goods, rates, bands);
  const { price, buyBackPrice } = variant;
  const isSold = price !== null && isWithin(price, limits?.price);
  const isBought =
    buyBackPrice !== null && isWithin(buyBackPrice, limits?.buyBack) && !(isSold && buyBackPrice > price);
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
    },
  };
}

export interface Plausible {
  readonly merged: readonly MergedProduct[];
  /** Spot prices that the products do not contradict. */
  readonly rates: Rates;
}

/**
 * Compares every price and buy-back price with the metal value, where the spot price of the same epoch is known. Drops an amount outside
 * its band, and a buy-back price above the price.
 */
export function plausible(merged: readonly MergedProduct[], given: Rates, bands: PriceBands = priceBands()): Plausible {
  const rates = believedRates(merged.flatMap(pricedOf), given, bands);
  return {
    rates,
    merged: merged.map((entry) => {
      const variants = pricedOf(entry).map((priced) => checked(priced, rates, bands));
      return {
        product: { ...entry.product, ...factsOf(variants.map(({ variant }) => variant)) },
        terms: variants.map(({ variant, terms }) => [variant.code, terms] as const),
        doubts: [...entry.doubts, ...variants.flatMap(({ doubts }) => doubts)],
      };
    }),
  };
}

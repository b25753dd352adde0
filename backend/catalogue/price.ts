import type { variants } from '../db/catalogue-tables';
import type { SpotRates } from '../spot/rates';

/** Grams in a troy ounce. The 31.103 in weights is the shop API's rounding; prices use the exact figure. */
export const TROY_OUNCE = 31.1034768;

type PricedVariant = Pick<
  typeof variants.$inferSelect,
  'fineWeight' | 'vatRate' | 'premium' | 'fixedPrice' | 'buyBack' | 'campaign'
>;

/** Amounts in öre. Without a price, `price` is null; `originalPrice` is that before a campaign; both exclude VAT. */
interface VariantPrice {
  readonly price: number | null;
  readonly originalPrice: number | null;
  /**
   * During a campaign, the lowest price of the 30 days before it (contract.md part B section 7), without VAT. Simulated
   * by the ordinary price, which follows the market. Null without a campaign.
   */
  readonly lowestPriceBeforeDiscount: number | null;
  /** `price + vat` is whole kronor unless the price is fixed. */
  readonly vat: number;
  /** What the shop pays for one; null: the shop does not buy it. */
  readonly purchasePrice: number | null;
}

/**
 * The fixed price, to the öre, or the metal value at the current rate plus premium and VAT, rounded to whole kronor
 * including VAT (domain.md 8.5). All amounts in öre.
 */
export function priceOf(variant: PricedVariant, metal: 'gold' | 'silver', rates: SpotRates): VariantPrice {
  const metalValue = (rates[metal].rate / TROY_OUNCE) * variant.fineWeight;
  const purchasePrice = variant.buyBack === null ? null : Math.round(metalValue * variant.buyBack) * 100;
  if (variant.fixedPrice !== null) {
    const vat = Math.round((variant.fixedPrice * variant.vatRate) / 100);
    const { fixedPrice } = variant;
    return { price: fixedPrice, originalPrice: fixedPrice, lowestPriceBeforeDiscount: null, vat, purchasePrice };
  }
  if (variant.premium === null)
    return { price: null, originalPrice: null, lowestPriceBeforeDiscount: null, vat: 0, purchasePrice };
  const gross = metalValue * (1 + variant.premium) * (1 + variant.vatRate / 100);
  const ordinary = split(Math.round(gross), variant.vatRate);
  const actual = variant.campaign === null ? ordinary : split(Math.round(gross * variant.campaign), variant.vatRate);
  const lowestPriceBeforeDiscount = variant.campaign === null ? null : ordinary.net;
  return { price: actual.net, originalPrice: ordinary.net, lowestPriceBeforeDiscount, vat: actual.vat, purchasePrice };
}

/** Splits whole kronor into öre without VAT and öre of VAT; exact for 0 and 25 per cent. */
function split(kronor: number, vatRate: number): { net: number; vat: number } {
  const gross = kronor * 100;
  const net = Math.round((gross * 100) / (100 + vatRate));
  return { net, vat: gross - net };
}

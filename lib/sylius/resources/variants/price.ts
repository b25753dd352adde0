import { wholeKronor } from '@/lib/prices/format';
import { amountOrNull, type Ore, ore } from '@/lib/prices/money';
import { isInvestmentGold, isPossibleVat, lawfulVat, type TaxedGoods } from '@/lib/prices/vat';
import { isWithin, type PriceLimits } from '@/lib/product/price-limits';
import type { VariantPrice } from '@/lib/product/product';
import { wire } from '@/lib/sylius/decoders/fields';
import type { Wire } from '@/lib/sylius/decoders/parse';

/** What the backend says about the price of a variant, before the VAT rules have been applied. Öre. */
export interface WirePrice {
  /** Beside `vat` without it; from a plain Sylius what Sylius charges. Null: has no price. */
  readonly price: Ore | null;
  readonly vat: Ore | null;
  /** The shop's own sale price, VAT included. */
  readonly sale: Ore | null;
  /** The lowest price of the 30 days before a reduction (Sylius from 1.13), in the terms of `price`. */
  readonly lowest: Ore | null;
  /** A Sylius without the shop's own fields: its price has the VAT in it. */
  readonly isPlain: boolean;
}

/** What has to be known about goods to say what they cost. */
export interface PriceTerms {
  readonly goods: TaxedGoods;
  /** The product's `sale_price`, VAT included, in öre. */
  readonly sale: Ore | null;
  /** Left out while the metal value of the goods is not known. */
  readonly limits?: PriceLimits | undefined;
  /** What is known of the goods contradicts itself: nothing about their price is certain. */
  readonly isContradictory?: boolean | undefined;
}

export const NO_PRICE: VariantPrice = { price: null, netPrice: null, vat: null, reducedFrom: null };

/** Fields of contract.md A3: where one of them is, `price` is without VAT. */
const OWN_FIELDS = ['vat', 'purchasePrice', 'stock', 'onHand', 'deliveryStatus'];

function amount(value: unknown): Ore | null {
  return wire.money.parse(value) || null;
}

/** The price fields of a product or variant as sent, in öre; zero, or what is no amount, is null (VAT alone may be zero). Never throws. */
export function readWirePrice(member: Wire): WirePrice {
  return {
    price: amount(member.price),
    vat: wire.money.parse(member.vat),
    sale: amount(member.sale_price),
    lowest: amount(member.lowestPriceBeforeDiscount),
    isPlain: !OWN_FIELDS.some((field) => field in member),
  };
}

interface Taxed {
  readonly gross: Ore;
  readonly vat: Ore | null;
}

/**
 * The ordinary price with its VAT. The backend's VAT wins; without one the law decides. Null when the sum itself cannot be told:
 * the metal is not known, the price is without a VAT that nobody has named, the VAT is not one that the law has, or the two add up to
 * no possible amount. A VAT of 0 is believed of what is known to be exempt; for anything else it may as well stand for the margin scheme.
 */
function taxed({ price, vat, isPlain }: WirePrice, goods: TaxedGoods): Taxed | null {
  if (price === null) return null;
  if (vat !== null) {
    const gross = isPossibleVat(price, vat) ? amountOrNull(price + vat) : null;
    const isKnown = vat > 0 || isInvestmentGold(goods) === true;
    return gross && { gross, vat: isKnown ? vat : null };
  }
  const lawful = lawfulVat(price, goods);
  if (lawful === 0) return { gross: price, vat: lawful };
  return isPlain && goods.metal !== null ? { gross: price, vat: lawful } : null;
}

/** Whether metal is sold or bought for an amount in öre: what shows as 0 kr is a fault of the sender, or stands for "ask us". */
export function isPrice(amount: Ore | null): amount is Ore {
  return amount !== null && wholeKronor(amount) > 0;
}

/**
 * The one truth about what a variant costs, for the catalogue, the cart's refresh and the order alike. The sale price, when
 * there is one below the price, is what is charged. A reduction is told only from the lowest price of the last 30 days
 * (domain.md 5.4). Every part is null when it is not known; no price is ever shown as 0 kr.
 */
export function priceOf(told: WirePrice, { goods, sale, limits, isContradictory = false }: PriceTerms): VariantPrice {
  const ordinary = isContradictory ? null : taxed(told, goods);
  if (told.price === null || ordinary === null || !isPrice(ordinary.gross)) return NO_PRICE;
  const { gross } = ordinary;
  const offered = told.sale ?? sale;
  const price = isPrice(offered) && offered < gross ? offered : gross;
  if (!isWithin(price, limits?.price)) return NO_PRICE;
  // A sale price comes without its VAT: the same share as in the ordinary price.
  const vat = ordinary.vat === null ? null : ore(Math.round((ordinary.vat * price) / gross));
  const lowest = told.lowest === null ? null : amountOrNull(Math.round((told.lowest * gross) / told.price));
  return {
    price,
    netPrice: vat === null ? null : ore(price - vat),
    vat,
    reducedFrom: lowest !== null && lowest > price ? lowest : null,
  };
}

import { wholeKronor } from '@/lib/domain/prices/format';
import { amountOrNull, type Ore, ore } from '@/lib/domain/prices/money';
import { isInvestmentGold, isPossibleVat, lawfulVat, type TaxedGoods } from '@/lib/domain/prices/vat';
import { isWithin, type PriceLimits } from '@/lib/domain/product/price-limits';
import type { VariantPrice } from '@/lib/domain/product/product';
import { wire } from '@/lib/server/sylius/decoders/fields';
import type { Wire } from '@/lib/server/sylius/decoders/parse';

/** A variant's price fields, before the VAT rules are applied. Öre. */
export interface WirePrice {
  /** Without VAT if `vat` is sent; from a plain Sylius the amount it charges. Null: no price. */
  readonly price: Ore | null;
  readonly vat: Ore | null;
  /** The shop's own sale price, VAT included. */
  readonly sale: Ore | null;
  /** The lowest price in the 30 days before a reduction (Sylius 1.13 and later), on the same basis as `price`. */
  readonly lowest: Ore | null;
  /** A Sylius without the shop's own fields: its price includes VAT. */
  readonly isPlain: boolean;
}

/** The product data that a price depends on. */
export interface PriceTerms {
  readonly goods: TaxedGoods;
  /** The product's `sale_price`, VAT included, in öre. */
  readonly sale: Ore | null;
  /** Omitted without a metal value; null: the price cannot be checked, and is not valid (lib/domain/product/price-limits.ts). */
  readonly limits?: PriceLimits | null | undefined;
  /** The product's facts contradict each other, so that no price is certain. */
  readonly isContradictory?: boolean | undefined;
}

export const NO_PRICE: VariantPrice = { price: null, netPrice: null, vat: null, reducedFrom: null };

/** The shop's own fields of a variant (contract.md A3), which a plain Sylius lacks: if any is present, `price` excludes VAT. */
export const ownFields = {
  vat: wire.money,
  purchasePrice: wire.money,
  stock: wire.number,
  onHand: wire.any,
  deliveryStatus: wire.count,
};

function amount(value: unknown): Ore | null {
  return wire.money.parse(value) || null;
}

/** The price fields of a product or variant in öre; zero and invalid amounts are null (only VAT may be zero). Never throws. */
export function readWirePrice(member: Wire): WirePrice {
  return {
    price: amount(member.price),
    vat: wire.money.parse(member.vat),
    sale: amount(member.sale_price),
    lowest: amount(member.lowestPriceBeforeDiscount),
    isPlain: !Object.keys(ownFields).some((field) => field in member),
  };
}

interface Taxed {
  readonly gross: Ore;
  readonly vat: Ore | null;
}

/**
 * The ordinary price with its VAT: the backend's VAT, else the lawful one. Null when the total is uncertain: the metal
 * is unknown, the price excludes a VAT that was not sent, the VAT is not a lawful one, or the sum is an impossible
 * amount. A VAT of 0 is trusted only for products known to be exempt; for others it may mean the margin scheme.
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

/** Whether an amount in öre is a price: an amount shown as 0 kr is an error of the backend, or means "on request". */
export function isPrice(amount: Ore | null): amount is Ore {
  return amount !== null && wholeKronor(amount) > 0;
}

/**
 * The only computation of a variant's price, for catalogue, cart and order. A sale price below the ordinary price is
 * charged. A reduction is derived only from the lowest price of the last 30 days (domain.md 5.4). Parts are null when
 * unknown; no price is ever shown as 0 kr.
 */
export function priceOf(
  amounts: WirePrice,
  { goods, sale, limits, isContradictory = false }: PriceTerms,
): VariantPrice {
  const ordinary = isContradictory ? null : taxed(amounts, goods);
  if (amounts.price === null || ordinary === null || !isPrice(ordinary.gross)) return NO_PRICE;
  const { gross } = ordinary;
  const offered = amounts.sale ?? sale;
  const price = isPrice(offered) && offered < gross ? offered : gross;
  // A sale price has no VAT amount: apply the ordinary price's share.
  const vat = ordinary.vat === null ? null : ore(Math.round((ordinary.vat * price) / gross));
  if (!isWithin(vat === null ? price : ore(price - vat), limits, 'price')) return NO_PRICE;
  const lowest = amounts.lowest === null ? null : amountOrNull(Math.round((amounts.lowest * gross) / amounts.price));
  return {
    price,
    netPrice: vat === null ? null : ore(price - vat),
    vat,
    reducedFrom: lowest !== null && lowest > price ? lowest : null,
  };
}

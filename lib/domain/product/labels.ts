import { formatDay } from '@/lib/domain/dates';
import { formatPurity, formatTrimmed } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import type { Ore } from '@/lib/domain/prices/money';
import type { Stocked } from './availability';
import type { Product } from './product';
import { cardWeight } from './weight';

/** "till och med 31 december 2026": the end of a limited offer, in Swedish time. Null without an end. */
export function untilLabel(until: string | null): string | null {
  return until === null ? null : `till och med ${formatDay(new Date(until))}`;
}

/** "Betyg 4,2 av 5"; null without reviews. */
export function ratingLabel({ ratings }: Pick<Product, 'ratings'>): string | null {
  return ratings > 0 ? `Betyg\u00a0${formatTrimmed(ratings, 1)} av\u00a05` : null;
}

/** The dispatch text beside the stock, for products in the shop only. */
export function dispatchLabel({ inStock, onHand, stock }: Omit<Stocked, 'deliveryDays'>): string | undefined {
  return inStock && onHand && stock > 0 ? 'skickas oftast nästa arbetsdag' : undefined;
}

/** An amount that includes VAT: of one piece, a cart line or an order line. */
export interface TaxedAmount {
  /** VAT included, in öre; null when unknown. */
  readonly price: Ore | null;
  readonly vat: Ore | null;
  readonly metal: Metal | null;
  /** Omitted: not known to be. */
  readonly isInvestmentGold?: boolean;
}

/** "25 %": `vat` in percent of the price without VAT. */
export function vatPercent(price: Ore, vat: Ore): string {
  return `${Math.round((vat / (price - vat)) * 100)}\u00a0%`;
}

const MAY_BE_TAXED = 'inkl. eventuell moms';

/**
 * The VAT text beside every price (domain.md 5.1), the same on card, product page, cart and order. The percentage is
 * computed from the amounts. Only known investment gold is free of VAT (Product.isInvestmentGold); any other product
 * without a VAT amount may be sold under the margin scheme. Null without a price.
 */
export function vatLabel({ price, vat, metal, isInvestmentGold = false }: TaxedAmount): string | null {
  if (price === null || price <= 0) return null;
  if (vat === null) return MAY_BE_TAXED;
  if (vat > 0) return `inkl. ${vatPercent(price, vat)} moms`;
  return metal === 'gold' && isInvestmentGold ? 'Momsfritt investeringsguld' : MAY_BE_TAXED;
}

/** A dealer may also state that there is none. */
const NO_CERTIFICATE = /^(?:nej|no|inget|saknas|utan)\b/i;

type CardFacts = Pick<Product, 'attributes' | 'purity' | 'ratings' | 'weight' | 'weightType'>;

/** The line below a card's name: "999,9 · 31,1g, certifikat, betyg 4,5 av 5". It breaks after a comma only. */
export function cardFacts(product: CardFacts): string {
  const metal = [product.purity === null ? null : formatPurity(product.purity), cardWeight(product)];
  const certificate = String(product.attributes.certificate ?? 'nej');
  const rating = ratingLabel(product)?.toLowerCase();
  return [metal.filter(Boolean).join('\u00a0·\u00a0'), NO_CERTIFICATE.test(certificate) ? null : 'certifikat', rating]
    .filter(Boolean)
    .join(', ');
}

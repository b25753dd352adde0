import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { longestDeliveryDays } from '@/lib/domain/cart/delivery-check';
import { lineOf } from '@/lib/domain/order/agreed';
import { type Closed, closes } from '@/lib/domain/order/closed';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { isWithin } from '@/lib/domain/product/price-limits';
import type { AgreedFacts } from '@/lib/domain/shop-api/responses';
import { Refusal } from '@/lib/server/api/refusal';
import type { CreateOrderBody } from '@/lib/server/api/schemas';
import type { PriceTerms } from '@/lib/server/sylius/resources/variants/price';
import type { FindGoodsToday } from './goods-today';

type Agreed = Pick<CreateOrderBody, 'agreed' | 'productVariants'>;

/** The catalogue's entry of a variant id; null when it is not in the catalogue. */
export type FindGoods = (variantId: string) => CartProduct | null;

/** The prices of one epoch. */
export interface PriceList {
  /** ISO 8601. */
  readonly changed: string;
  /** Earlier epochs of this server, in the same format. A new epoch may have an earlier time after a clock correction. */
  readonly past?: ReadonlySet<string>;
  /** Öre per piece including VAT, by variant id; null for price on request. */
  readonly byVariant: ReadonlyMap<string, Ore | null>;
  /** Variant ids that the backend sends, and expects, as strings of digits. */
  readonly textIds?: ReadonlySet<string>;
  /** What a single variant's price is computed from, by variant code: of the whole catalogue, so that no other variant is sold. */
  readonly terms?: ReadonlyMap<string, PriceTerms>;
  readonly goods?: FindGoods;
  /** Why no orders are taken now. */
  readonly closed?: Closed | null;
  /** Absent without a catalogue. */
  readonly today?: FindGoodsToday;
}

/** @throws Refusal CLOSED while no orders are taken, or none of the metal of a line */
export function refuseWhileClosed(
  { productVariants }: Pick<Agreed, 'productVariants'>,
  { closed, goods }: PriceList,
): void {
  const ordered = Object.values(productVariants).map(({ id }) => ({ metal: goods?.(String(id))?.metal ?? null }));
  if (closed && closes(closed.scope, ordered, true)) throw new Refusal('CLOSED');
}

/** Whether an agreed price, VAT included, can be one of these goods, also when our own price is a moment older. */
function isPlausible(price: number | undefined, id: string, { goods, terms }: PriceList): boolean {
  const known = goods?.(id);
  if (price === undefined || !known || known.price === 0) return true;
  const net = Math.round(price * (1 - (known.vat ?? 0) / known.price));
  return isWithin(ore(net), terms?.get(known.variantCode)?.limits, 'price');
}

/**
 * Compares the prices that the customer agreed to with this server's (contract.md A5). An order passes when its epoch is not older
 * than ours and not among our earlier ones, or when all its prices are the same.
 * @throws Refusal NO_PRICE when a line has no checked price in this shop, whatever the backend would charge; PRICES when the customer's epoch is
 * older or unknown and a line has another price now
 */
export function checkAgreedPrices(order: Agreed, now: PriceList): void {
  const { epoch, prices } = order.agreed;
  // An invalid date compares as false: the prices of the lines then decide.
  const isPast = epoch !== null && now.past?.has(epoch) === true;
  const isCurrent = epoch !== null && !isPast && Date.parse(epoch) >= Date.parse(now.changed);
  for (const [index, { id }] of Object.entries(order.productVariants)) {
    const current = now.byVariant.get(String(id));
    const isUnknown = current === undefined && now.terms !== undefined;
    if (current === null || isUnknown || !isPlausible(prices[index], String(id), now)) throw new Refusal('NO_PRICE');
    if (!isCurrent && current !== undefined && current !== prices[index]) throw new Refusal('PRICES');
  }
}

/**
 * The promises to store with an order (contract.md A5): from this server's own catalogue; from the browser only which delivery and
 * payment methods it showed.
 * @param terms version of the purchase terms
 */
export function agreedFactsOf({ agreed, productVariants }: Agreed, find: FindGoods, terms: string): AgreedFacts {
  const items = Object.values(productVariants).flatMap(({ id, quantity: qty }) => {
    const goods = find(String(id));
    return goods ? [{ ...goods, qty, sum: goods.price, adjusted: false }] : [];
  });
  const lines = items.map((item) => {
    const { unitPrice: _, vat: __, total: ___, ...facts } = lineOf(item, item.qty);
    return { ...facts, variantCode: item.variantCode };
  });
  const { delivery = '', isPickup = null, payment = '' } = agreed;
  return { terms, delivery, isPickup, payment, deliveryDays: longestDeliveryDays(items), lines };
}

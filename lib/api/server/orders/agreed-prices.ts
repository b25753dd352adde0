import { Refusal } from '@/lib/api/server/refusal';
import type { CreateOrderBody } from '@/lib/api/server/schemas';
import type { Ore } from '@/lib/prices/money';
import type { PriceTerms } from '@/lib/sylius/resources/variants/price';
import type { FindGoods } from './agreed-facts';

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
  /** What a single variant's price is computed from, by variant code. */
  readonly terms?: ReadonlyMap<string, PriceTerms>;
  readonly goods?: FindGoods;
}

/**
 * Compares the prices that the customer agreed to with this server's (contract.md A5). An order passes when its epoch is not older
 * than ours and not among our earlier ones, or when all its prices are the same. The backend checks lines that are unknown here.
 * @throws Refusal NO_PRICE when a line has no price in this shop, whatever the backend would charge; PRICES when the customer's epoch is
 * older or unknown and a line has another price now
 */
export function checkAgreedPrices(order: Pick<CreateOrderBody, 'agreed' | 'productVariants'>, now: PriceList): void {
  const { epoch, prices } = order.agreed;
  // An invalid date compares as false: the prices of the lines then decide.
  const isPast = epoch !== null && now.past?.has(epoch) === true;
  const isCurrent = epoch !== null && !isPast && Date.parse(epoch) >= Date.parse(now.changed);
  for (const [index, { id }] of Object.entries(order.productVariants)) {
    const current = now.byVariant.get(String(id));
    if (current === null) throw new Refusal('NO_PRICE');
    if (!isCurrent && current !== undefined && current !== prices[index]) throw new Refusal('PRICES');
  }
}

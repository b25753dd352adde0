import type { Ore } from '@/lib/prices/money';
import type { PriceTerms } from '@/lib/sylius/resources/variants/price';
import type { FindGoods } from './agreed-facts';
import { Refusal } from './refusal';
import type { CreateOrderBody } from './schemas';

/** Prices of one epoch. */
export interface PriceList {
  /** ISO 8601. */
  readonly changed: string;
  /** Epochs that this server had before, written alike. The time of an epoch may go back (a corrected clock). */
  readonly past?: ReadonlySet<string>;
  /** Öre for one, VAT included, by variant id. */
  readonly byVariant: ReadonlyMap<string, Ore>;
  /** Ids of variants that the backend sends as texts of digits, and wants back as such. */
  readonly textIds?: ReadonlySet<string>;
  /** What a price that is requested alone is made from, by variant code. */
  readonly terms?: ReadonlyMap<string, PriceTerms>;
  readonly goods?: FindGoods;
}

/**
 * Compares the prices that the customer agreed to with this server's (contract.md A5). An order passes when the epoch differs but
 * none of its lines do, and when its epoch is newer than ours and none that we had before. A line without a price here is left to the backend.
 * @throws Refusal PRICES when our epoch came after theirs and a line has another price in it
 */
export function checkAgreedPrices(order: Pick<CreateOrderBody, 'agreed' | 'productVariants'>, now: PriceList): void {
  const { epoch, prices } = order.agreed;
  // An epoch that cannot be read is no excuse: then the lines decide.
  const isPast = epoch !== null && now.past?.has(epoch) === true;
  if (epoch !== null && !isPast && Date.parse(epoch) >= Date.parse(now.changed)) return;
  for (const [index, { id }] of Object.entries(order.productVariants)) {
    const current = now.byVariant.get(String(id));
    if (current !== undefined && current !== prices[index]) throw new Refusal('PRICES');
  }
}

import { useQueries } from '@tanstack/react-query';
import { type SavedEntry, sumFact } from '@/components/card/saved-data';
import { freightQuery } from '@/components/order/freight-query';
import { getQueryClient } from '@/components/queries/client';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { ShippingMethod } from '@/lib/domain/shop-api/responses';

export const FREIGHT = 'Frakt, ett exemplar';
/** The freight stands after price and VAT. */
const AFTER = 2;
/** One request for each product: a shared comparison of more has no freight. */
const MOST_PRODUCTS = 12;
const FIVE_MINUTES = 300_000;

/** The cheapest delivery by post, in öre; null when there is none. */
function posted(methods: readonly ShippingMethod[]): Ore | null {
  const prices = methods.filter(({ isPickup }) => !isPickup).flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? null : ore(Math.min(...prices));
}

/** `freight` null: unknown. */
export function withFreight(entry: SavedEntry, freight: Ore | null): SavedEntry {
  const { facts, price } = entry;
  const total = price === null || freight === null ? null : ore(price + freight);
  const added = [sumFact(FREIGHT, freight), sumFact('Pris med frakt', total)];
  return { ...entry, facts: [...facts.slice(0, AFTER), ...added, ...facts.slice(AFTER)] };
}

/**
 * The products with the freight of one piece, which the backend computes for the checkout, too (contract.md A4). Without it for all
 * of them, the products as they are.
 */
export function useFreight(entries: readonly SavedEntry[]): readonly SavedEntry[] {
  const isFew = entries.length <= MOST_PRODUCTS;
  const results = useQueries(
    {
      queries: entries.map(({ price, variantId, card }) => {
        const lines = variantId === null ? [] : [{ variantId, qty: 1, price }];
        const canBuy = price !== null && lines.length > 0 && card.stock.kind !== 'soldOut';
        return {
          ...freightQuery(lines),
          enabled: isFew && canBuy,
          staleTime: FIVE_MINUTES,
          gcTime: FIVE_MINUTES,
          placeholderData: (before: ShippingMethod[] | undefined) => before,
        };
      }),
    },
    getQueryClient(),
  );
  const freights = results.map(({ data }) => (data ? posted(data) : null));
  if (freights.every((freight) => freight === null)) return entries;
  return entries.map((entry, index) => withFreight(entry, freights[index] ?? null));
}

import type { Ore } from '@/lib/domain/prices/money';

/** One item of an event. Amounts in kronor. */
export type AnalyticsItem = Readonly<Record<string, string | number>>;

interface ItemInput {
  readonly code: string;
  readonly name: string;
  readonly brand?: string | null;
  /** In öre. */
  readonly price: Ore | null;
}

/** Converts öre to kronor, the unit of analytics amounts. Not rounded. */
export const kronor = (amount: number) => amount / 100;

/** @param categories from the root */
export function eventItem(
  { code, name, brand, price }: ItemInput,
  quantity: number,
  categories: readonly string[] = [],
): AnalyticsItem {
  const named = categories.map((category, index) => [`item_category${index === 0 ? '' : index + 1}`, category]);
  return {
    item_id: code,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(named),
    ...(price !== null && { price: kronor(price) }),
    quantity,
  };
}

import { type Ore, ore } from '@/lib/pricing/money';
import { nullable, oneOf, type Reader, readFlag, readNumber, readText, record, that } from '@/lib/readers';
import { clampQuantity, isSameItem, quantityLimit } from './cart';
import type { CartItem } from './cart-item';

const text = that(readText, (value) => value !== '');

const amount: Reader<Ore> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? ore(value) : undefined;

/** What a cart of an earlier version does not tell is not claimed. */
const claimed: Reader<boolean> = (value) => value === true;

const readItem = record<Omit<CartItem, 'adjusted' | 'sum'>>({
  id: text,
  code: text,
  categoryCode: nullable(readText),
  variantId: text,
  variantCode: text,
  name: text,
  brand: nullable(readText),
  metal: nullable(oneOf('gold', 'silver')),
  weightLabel: nullable(readText),
  purity: nullable(readNumber),
  isInvestmentGold: claimed,
  mayWithdraw: claimed,
  price: that(amount, (price) => price > 0),
  vat: nullable(amount),
  stock: readNumber,
  inStock: readFlag,
  onHand: readFlag,
  deliveryDays: nullable(readNumber),
  image: nullable(that(readText, (path) => path.startsWith('/'))),
  hasVariants: readFlag,
  qty: readNumber,
});

export interface StoredCart {
  readonly items: readonly CartItem[];
  /** Lines that could not be read and were left out. */
  readonly dropped: number;
}

/**
 * Reads a cart that an earlier visit, another version of the shop or somebody's hands left in the browser. Never
 * throws: a damaged line is left out and counted, quantities and sums are computed anew, duplicates are left out.
 */
export function readStoredCart(value: unknown): StoredCart {
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
  if (!Array.isArray(data)) return { items: [], dropped: value === undefined || value === null ? 0 : 1 };
  const items: CartItem[] = [];
  for (const entry of data) {
    const stored = readItem(entry);
    if (stored && !items.some((item) => isSameItem(item, stored))) items.push(itemOf(stored));
  }
  return { items, dropped: data.length - items.length };
}

function itemOf(stored: Omit<CartItem, 'adjusted' | 'sum'>): CartItem {
  const qty = clampQuantity(stored.qty, quantityLimit(stored));
  return { ...stored, qty, sum: ore(stored.price * qty), adjusted: false };
}

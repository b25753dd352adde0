import {
  type Decoder,
  objectOf,
  oneOf,
  otherwise,
  readFlag,
  readNumber,
  readText,
  refine,
} from '@/lib/domain/decoders';
import { amountOrNull, type Ore, ore } from '@/lib/domain/prices/money';
import { clampQuantity, isSameItem, quantityLimit } from './cart';
import type { CartItem } from './cart-item';

const text = refine(readText, (value) => value !== '');

const amount: Decoder<Ore> = (value) => (typeof value === 'number' ? (amountOrNull(value) ?? undefined) : undefined);

/** Null, which is unknown, also for a field that the release which stored it lacks or writes in another way. */
const known = <T>(read: Decoder<T>) => otherwise<T | null>(read, null);

/** False for a field that an older cart lacks, so that the shop claims nothing that was not stored. */
const claimed: Decoder<boolean> = (value) => value === true;

const readItem = objectOf<Omit<CartItem, 'adjusted' | 'sum'>>({
  id: text,
  code: text,
  categoryCode: known(readText),
  variantId: text,
  variantCode: text,
  name: text,
  brand: known(readText),
  metal: known(oneOf('gold', 'silver')),
  weightLabel: known(readText),
  purity: known(readNumber),
  isInvestmentGold: claimed,
  mayWithdraw: claimed,
  price: refine(amount, (price) => price > 0),
  vat: known(amount),
  stock: readNumber,
  inStock: readFlag,
  onHand: readFlag,
  deliveryDays: known(readNumber),
  image: known(refine(readText, (path) => path.startsWith('/'))),
  hasVariants: readFlag,
  qty: readNumber,
});

export interface StoredCart {
  readonly items: readonly CartItem[];
  /** Number of unreadable or duplicate lines. */
  readonly dropped: number;
}

/** Reads a cart of any version, or edited by a user: drops and counts invalid lines and duplicates, computes sums again. */
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

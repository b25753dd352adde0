import * as z from 'zod/mini';
import { ore } from '@/lib/domain/prices/money';
import { money } from '@/lib/domain/prices/money-schema';
import { metalSchema } from '@/lib/domain/product/product';
import { clampQuantity, isSameItem, quantityLimit } from './cart';
import type { CartItem } from './cart-item';

const text = z.string().check(z.minLength(1));
const maybe = z.nullable(z.string());

/** False for a field that an older cart lacks, so that the shop claims nothing that was not stored. */
const claimed = z.catch(z.boolean(), false);

const storedItem = z.object({
  id: text,
  code: text,
  categoryCode: maybe,
  variantId: text,
  variantCode: text,
  name: text,
  brand: maybe,
  metal: z.nullable(metalSchema),
  weightLabel: maybe,
  purity: z.nullable(z.number()),
  isInvestmentGold: claimed,
  mayWithdraw: claimed,
  price: money.check(z.positive()),
  vat: z.nullable(money),
  stock: z.number(),
  inStock: z.boolean(),
  onHand: z.boolean(),
  deliveryDays: z.nullable(z.number()),
  image: z.nullable(z.string().check(z.startsWith('/'))),
  hasVariants: z.boolean(),
  qty: z.number(),
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
    const stored = storedItem.safeParse(entry).data;
    if (stored && !items.some((item) => isSameItem(item, stored))) items.push(itemOf(stored));
  }
  return { items, dropped: data.length - items.length };
}

function itemOf(stored: Omit<CartItem, 'adjusted' | 'sum'>): CartItem {
  const qty = clampQuantity(stored.qty, quantityLimit(stored));
  return { ...stored, qty, sum: ore(stored.price * qty), adjusted: false };
}

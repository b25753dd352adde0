import { type Ore, ore } from '@/lib/prices/money';
import type { CartItem, CartProduct } from './cart-item';

/** The most of one thing when its stock says nothing (spec.md section 9). */
export const QUANTITY_LIMIT = 10_000;

/** The most that one line may hold: the stock, and at least 1. What is on backorder without a stock has no limit of its own. */
export function quantityLimit(item: Pick<CartProduct, 'inStock' | 'onHand' | 'stock'>): number {
  if (item.inStock && !item.onHand && item.stock < 1) return QUANTITY_LIMIT;
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.floor(item.stock)));
}

/** Brings any typed or computed quantity into 1..limit; what is not a number becomes 1 (spec.md section 5). */
export function clampQuantity(quantity: number, limit: number): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.min(Math.max(1, Math.floor(quantity)), Math.max(1, limit));
}

/** Items are matched by id, and by name when the product comes in variants (spec.md section 4). */
export function isSameItem(a: CartProduct, b: CartProduct): boolean {
  return b.hasVariants ? a.name === b.name : a.id === b.id;
}

function line(product: CartProduct, quantity: number, adjusted = false): CartItem {
  const qty = clampQuantity(quantity, quantityLimit(product));
  return { ...product, qty, sum: ore(product.price * qty), adjusted };
}

/** Adds a product, or raises the quantity of the line that it is on already; the newest facts about it win. */
export function addItem(items: readonly CartItem[], product: CartProduct, quantity: number): CartItem[] {
  const wanted = clampQuantity(quantity, QUANTITY_LIMIT);
  if (!items.some((item) => isSameItem(item, product))) return [...items, line(product, wanted)];
  return items.map((item) => (isSameItem(item, product) ? line(product, item.qty + wanted) : item));
}

/** Sets the quantity of one line, within 1 and its stock. A line that is not there stays not there. */
export function setItemQuantity(items: readonly CartItem[], target: CartProduct, quantity: number): CartItem[] {
  return items.map((item) => (isSameItem(item, target) ? line(item, quantity) : item));
}

/** Takes out the line with this id and name (spec.md section 4: removing filters by id and name). */
export function removeItem(items: readonly CartItem[], target: Pick<CartItem, 'id' | 'name'>): CartItem[] {
  return items.filter((item) => item.id !== target.id || item.name !== target.name);
}

/** Lowers one line to what is in stock and marks it, for the message beside it. */
export function lowerToStock(item: CartItem, stock: number): CartItem {
  return line({ ...item, stock }, item.qty, true);
}

export interface ItemPrice {
  /** One, VAT included. */
  readonly price: Ore;
  /** Null when it is not known. */
  readonly vat: Ore | null;
}

/** Puts current prices on the lines; a variant without a new price keeps the one it has. */
export function repriceItems(items: readonly CartItem[], prices: ReadonlyMap<string, ItemPrice>): CartItem[] {
  return items.map((item) => {
    const current = prices.get(item.variantCode);
    if (!current || (current.price === item.price && current.vat === item.vat)) return item;
    return line({ ...item, price: current.price, vat: current.vat }, item.qty, item.adjusted);
  });
}

/** Sum of the lines in öre, VAT included, shipping not. */
export function cartTotal(items: readonly CartItem[]): Ore {
  return ore(items.reduce((total, item) => total + item.sum, 0));
}

/** The VAT inside cartTotal, in öre; null when that of any line is not known. */
export function cartVat(items: readonly CartItem[]): Ore | null {
  let total = 0;
  for (const { vat, qty } of items) {
    if (vat === null) return null;
    total += vat * qty;
  }
  return ore(total);
}

/** Number of pieces, for the count on the cart button. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((total, item) => total + item.qty, 0);
}

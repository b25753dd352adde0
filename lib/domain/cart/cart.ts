import { type Ore, ore } from '@/lib/domain/prices/money';
import type { CartItem, CartProduct } from './cart-item';

/** Quantity limit for a product without a stock (spec.md section 9). */
export const QUANTITY_LIMIT = 10_000;

/** Quantity limit of a line: the stock, at least 1. On backorder without a stock: QUANTITY_LIMIT. */
export function quantityLimit(item: Pick<CartProduct, 'inStock' | 'onHand' | 'stock'>): number {
  if (item.inStock && !item.onHand && item.stock < 1) return QUANTITY_LIMIT;
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.floor(item.stock)));
}

/** Clamps a typed or computed quantity to 1..limit; NaN and infinity become 1 (spec.md section 5). */
export function clampQuantity(quantity: number, limit: number): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.min(Math.max(1, Math.floor(quantity)), Math.max(1, limit));
}

/** Compares ids, or names when the product has variants (spec.md section 4). */
export function isSameItem(a: CartProduct, b: CartProduct): boolean {
  return b.hasVariants ? a.name === b.name : a.id === b.id;
}

function line(product: CartProduct, quantity: number, adjusted = false): CartItem {
  const qty = clampQuantity(quantity, quantityLimit(product));
  return { ...product, qty, sum: ore(product.price * qty), adjusted };
}

/** Adds a product, or raises the quantity of its line; the line takes the new product's fields. */
export function addItem(items: readonly CartItem[], product: CartProduct, quantity: number): CartItem[] {
  const wanted = clampQuantity(quantity, QUANTITY_LIMIT);
  if (!items.some((item) => isSameItem(item, product))) return [...items, line(product, wanted)];
  return items.map((item) => (isSameItem(item, product) ? line(product, item.qty + wanted) : item));
}

/** Sets the quantity of one line, clamped to 1 and its stock. Does nothing when there is no such line. */
export function setItemQuantity(items: readonly CartItem[], target: CartProduct, quantity: number): CartItem[] {
  return items.map((item) => (isSameItem(item, target) ? line(item, quantity) : item));
}

/** Removes the line with this id and name (spec.md section 4). */
export function removeItem(items: readonly CartItem[], target: Pick<CartItem, 'id' | 'name'>): CartItem[] {
  return items.filter((item) => item.id !== target.id || item.name !== target.name);
}

/** Lowers one line to the stock and marks it for the message beside it. */
export function lowerToStock(item: CartItem, stock: number): CartItem {
  return line({ ...item, stock }, item.qty, true);
}

/** One ordered line. */
export interface TakenLine {
  readonly productCode: string;
  /** Null when the order was read from the backend, which sends product codes only. */
  readonly variantCode: string | null;
  readonly quantity: number;
}

/**
 * Removes the ordered pieces from the cart and keeps pieces added since. Ignores an ordered line that is no longer in the cart.
 */
export function removeOrderedItems(items: readonly CartItem[], ordered: readonly TakenLine[]): readonly CartItem[] {
  let left = items;
  for (const { productCode, variantCode, quantity } of ordered) {
    const item = left.find((line) =>
      variantCode === null ? line.code === productCode : line.variantCode === variantCode,
    );
    if (!item) continue;
    left =
      item.qty > quantity ? setItemQuantity(left, item, item.qty - quantity) : left.filter((line) => line !== item);
  }
  return left;
}

export interface ItemPrice {
  /** Per piece including VAT. */
  readonly price: Ore;
  /** Null when unknown. */
  readonly vat: Ore | null;
}

/** Updates the prices of the lines; a variant without a new price keeps its old one. */
export function repriceItems(items: readonly CartItem[], prices: ReadonlyMap<string, ItemPrice>): CartItem[] {
  return items.map((item) => {
    const current = prices.get(item.variantCode);
    if (!current || (current.price === item.price && current.vat === item.vat)) return item;
    return line({ ...item, price: current.price, vat: current.vat }, item.qty, item.adjusted);
  });
}

/** Number of pieces, for the badge on the cart button. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((total, item) => total + item.qty, 0);
}

import { daysOfWeeks } from '@/lib/domain/product/availability';
import type { DeliveryTime } from '@/lib/domain/shop-api/responses';
import { lowerToStock } from './cart';
import type { CartItem } from './cart-item';

/** By variant id. */
export type DeliveryResponses = ReadonlyMap<string, DeliveryTime>;

/** New fields of a line that has come on hand since the catalogue was read. */
interface InShop {
  readonly onHand: true;
  readonly deliveryDays: null;
  readonly stock: number;
}

export type AddDecision =
  /** `inShop` is null unless the response reports a sufficient stock. */
  | { readonly kind: 'add'; readonly inShop: InShop | null }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'backorder'; readonly weeks: number };

/** No weeks means normal delivery (contract.md A4). Null unless the stock is known and sufficient. */
function inShopOf(response: DeliveryTime | undefined, quantity: number): InShop | null {
  const stock = response?.currentStock ?? 0;
  if (!response || response.error || response.weeks !== null || stock < quantity) return null;
  return { onHand: true, deliveryDays: null, stock };
}

/** How to add a product that is not on hand (spec.md section 4, Add to cart). */
export function decideAdd(response: DeliveryTime | undefined, quantity: number): AddDecision {
  if (response?.error) return { kind: 'sold-out' };
  if (typeof response?.weeks === 'number') return { kind: 'backorder', weeks: response.weeks };
  return { kind: 'add', inShop: inShopOf(response, quantity) };
}

export interface CheckoutPlan {
  readonly items: readonly CartItem[];
  readonly removed: readonly CartItem[];
  /** No line was lowered or removed, and the cart is not empty. */
  readonly proceed: boolean;
  /** At least one line takes longer, and everything ships together. */
  readonly longerDelivery: boolean;
}

/** The line with the newest delivery time, or none when it has come into stock. */
export function withResponse(item: CartItem, response: DeliveryTime | undefined): CartItem {
  const weeks = response?.weeks ?? null;
  if (weeks !== null) return { ...item, onHand: false, deliveryDays: daysOfWeeks(weeks) };
  return item.onHand ? item : { ...item, ...inShopOf(response, item.qty) };
}

/** Checks every line after "Till kassan": one that the server refuses is lowered to the stock or removed (spec.md section 4). */
export function planCheckout(items: readonly CartItem[], responses: DeliveryResponses): CheckoutPlan {
  const kept: CartItem[] = [];
  const removed: CartItem[] = [];
  let lowered = false;
  let longerDelivery = false;
  for (const item of items) {
    const response = responses.get(item.variantId);
    const stock = response?.currentStock ?? item.stock;
    if (response?.error && stock < 1) {
      removed.push(item);
      continue;
    }
    const line = withResponse(item, response);
    if (typeof response?.weeks === 'number') longerDelivery = true;
    if (response?.error && item.qty > stock) {
      lowered = true;
      kept.push(lowerToStock(line, stock));
    } else {
      kept.push({ ...line, adjusted: false });
    }
  }
  const proceed = !lowered && removed.length === 0 && kept.length > 0;
  return { items: kept, removed, proceed, longerDelivery };
}

/** Longest delivery time of the lines in days, because everything ships together. Null when all lines are on hand. */
export function longestDeliveryDays(items: readonly CartItem[]): number | null {
  const days = items.filter((item) => !item.onHand).map((item) => item.deliveryDays ?? 0);
  const longest = Math.max(0, ...days);
  return longest > 0 ? longest : null;
}

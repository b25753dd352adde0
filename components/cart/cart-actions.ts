import { pushEvent } from '@/lib/analytics/data-layer';
import { quantityChange } from '@/lib/analytics/quantity-change';
import { isSameItem } from '@/lib/cart/cart';
import type { CartItem, CartProduct } from '@/lib/cart/cart-item';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';
import { readShopStores } from '@/stores/shop-hydration';

function quantityOf(product: CartProduct): number {
  return useCart.getState().data.find((item) => isSameItem(item, product))?.qty ?? 0;
}

/** Changes the cart and reports by how many pieces it really changed. */
function reported(product: CartProduct, change: () => void): void {
  const before = quantityOf(product);
  change();
  pushEvent(quantityChange(product, quantityOf(product) - before));
}

/**
 * A product comes with the price of the page it stood on. When the page is of an earlier epoch than the cart, or the first
 * to fill it, the cart belongs to the page's: the next reading of the prices then brings all of it up to date.
 */
function joinEpoch(): void {
  const { shown } = usePriceStatus.getState();
  const { lastPriceUpdate, setLastPriceUpdate } = useSettings.getState();
  const isFirst = useCart.getState().data.length === 0 || lastPriceUpdate === null;
  if (shown !== null && (isFirst || shown < Date.parse(lastPriceUpdate)))
    setLastPriceUpdate(new Date(shown).toISOString());
}

export function addToCart(product: CartProduct, quantity: number): void {
  // A click can come before the page has read what an earlier visit put into the cart.
  readShopStores();
  joinEpoch();
  reported(product, () => useCart.getState().add(product, quantity));
}

export function changeQuantity(item: CartItem, quantity: number): void {
  reported(item, () => useCart.getState().setQuantity(item, quantity));
}

export function removeFromCart(item: CartItem): void {
  reported(item, () => useCart.getState().remove(item));
}

import { pushEvent } from '@/lib/browser/analytics/data-layer';
import { quantityChange } from '@/lib/browser/analytics/quantity-change';
import { isSameItem } from '@/lib/domain/cart/cart';
import type { CartItem, CartProduct } from '@/lib/domain/cart/cart-item';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { useSettings } from '@/stores/settings-store';
import { readShopStores } from '@/stores/shop-hydration';

function quantityOf(product: CartProduct): number {
  return useCart.getState().data.find((item) => isSameItem(item, product))?.qty ?? 0;
}

/** Changes the cart and reports the actual change in pieces. */
function reported(product: CartProduct, change: () => void): void {
  const before = quantityOf(product);
  change();
  pushEvent(quantityChange(product, quantityOf(product) - before));
}

/**
 * A product is added at the price shown on its page. If the cart is empty, or at the server's epoch while that price is not,
 * the cart takes over the price's epoch, and the next sync updates every price. While the server's epoch is unknown, a price
 * older than the cart's counts as different.
 */
function joinEpoch(epoch: number | null): void {
  const { lastPriceUpdate, setLastPriceUpdate } = useSettings.getState();
  const isFirst = useCart.getState().data.length === 0 || lastPriceUpdate === null;
  if (epoch === null) return;
  const { known } = usePriceStatus.getState();
  const isOther = (pricesFrom: number) =>
    known === null ? epoch < pricesFrom : pricesFrom === known && epoch !== known;
  if (isFirst || isOther(Date.parse(lastPriceUpdate))) setLastPriceUpdate(new Date(epoch).toISOString());
}

export function addToCart({ epoch = null, ...product }: CartProduct, quantity: number): void {
  // A click can come before the page has read the stored cart.
  readShopStores();
  joinEpoch(epoch);
  reported(product, () => useCart.getState().add(product, quantity));
}

export function changeQuantity(item: CartItem, quantity: number): void {
  reported(item, () => useCart.getState().setQuantity(item, quantity));
}

export function removeFromCart(item: CartItem): void {
  reported(item, () => useCart.getState().remove(item));
}

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
 * A product is added at the price of the page that showed it. If that price is of another epoch than the server's and the cart's, or
 * the cart is empty, the cart takes over the price's epoch, and the next update brings every price up to date. Until the server has
 * told its epoch, the earlier of the two counts as the other one.
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
  // A click can come before the page has read what an earlier visit put into the cart.
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

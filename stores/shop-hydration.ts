import { useAuth } from './auth-store';
import { useCart } from './cart-store';
import { useCompare } from './compare-store';
import { useQuickView } from './quick-view-store';
import { useSettings } from './settings-store';
import { useWishlist } from './wishlist-store';

const stores = [useCart, useWishlist, useSettings, useCompare, useAuth, useQuickView];

let isRead = false;

/** Reads every slice that a shop page needs, once: before anything is changed, or the change would overwrite it unread. */
export function readShopStores(): void {
  if (isRead) return;
  isRead = true;
  for (const store of stores) void store.persist.rehydrate();
}

/** Reads the slices and follows the other tabs from then on. Returns how to stop following. */
export function hydrateShopStores(): () => void {
  readShopStores();
  const follow = (event: StorageEvent) => {
    void stores.find((store) => store.persist.getOptions().name === event.key)?.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

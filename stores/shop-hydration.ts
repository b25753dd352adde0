import { whenRestored } from '@/lib/browser/when-restored';
import { useAuth } from './auth-store';
import { useCart } from './cart-store';
import { useCompare } from './compare-store';
import { useQuickView } from './quick-view-store';
import { useSettings } from './settings-store';
import { useWishlist } from './wishlist-store';

const stores = [useCart, useWishlist, useSettings, useCompare, useAuth, useQuickView];

let isRead = false;

function readStores(): void {
  for (const store of stores) void store.persist.rehydrate();
}

/** Reads all stores of a shop page once, before any change, which would overwrite the unread value. */
export function readShopStores(): void {
  if (isRead) return;
  isRead = true;
  readStores();
}

/** Reads the stores, and again when another tab has written: a change would overwrite the unread value. Returns a stop. */
export function hydrateShopStores(): () => void {
  readShopStores();
  const follow = (event: StorageEvent) => {
    void stores.find((store) => store.persist.getOptions().name === event.key)?.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  const endRestored = whenRestored(readStores);
  return () => {
    endRestored();
    window.removeEventListener('storage', follow);
  };
}

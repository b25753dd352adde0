import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { addItem, type ItemPrice, removeItem, repriceItems, setItemQuantity } from '@/lib/cart/cart';
import type { CartItem, CartProduct } from '@/lib/cart/cart-item';
import { readStoredCart } from '@/lib/cart/stored-cart';
import { persisted } from './persisted';

interface CartStore {
  data: readonly CartItem[];
  open: boolean;
  /** Lines of an earlier visit that could not be read; the customer is told once. */
  dropped: number;
  add: (product: CartProduct, quantity: number) => void;
  setQuantity: (item: CartProduct, quantity: number) => void;
  remove: (item: Pick<CartItem, 'id' | 'name'>) => void;
  /** Takes out what has been ordered, and leaves the rest for another order. */
  removeOrdered: (productCodes: readonly string[]) => void;
  reprice: (prices: ReadonlyMap<string, ItemPrice>) => void;
  replace: (items: readonly CartItem[]) => void;
  clear: () => void;
  openPanel: () => void;
  closePanel: () => void;
  droppedTold: () => void;
}

export const useCart = create<CartStore>()(
  persist(
    (set, get) => ({
      data: [],
      open: false,
      dropped: 0,
      add: (product, quantity) => set({ data: addItem(get().data, product, quantity), open: true }),
      setQuantity: (item, quantity) => set({ data: setItemQuantity(get().data, item, quantity) }),
      remove: (item) => set({ data: removeItem(get().data, item) }),
      removeOrdered: (codes) => set({ data: get().data.filter((item) => !codes.includes(item.code)) }),
      reprice: (prices) => set({ data: repriceItems(get().data, prices) }),
      replace: (items) => set({ data: items }),
      clear: () => set({ data: [] }),
      openPanel: () => set({ open: true }),
      closePanel: () => set({ open: false }),
      droppedTold: () => set({ dropped: 0 }),
    }),
    persisted<CartStore, Pick<CartStore, 'data'>>({
      key: 'cart',
      version: 1,
      keep: ({ data }) => ({ data }),
      read: (stored) => {
        const { items, dropped } = readStoredCart(stored);
        return { data: items, dropped };
      },
    }),
  ),
);

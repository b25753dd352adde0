import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  addItem,
  type ItemPrice,
  removeItem,
  removeOrderedItems,
  repriceItems,
  setItemQuantity,
  type TakenLine,
} from '@/lib/domain/cart/cart';
import type { CartItem, CartProduct } from '@/lib/domain/cart/cart-item';
import { readStoredCart } from '@/lib/domain/cart/stored-cart';
import { listOf, objectOf, readText } from '@/lib/domain/decoders';
import { persisted } from './persisted';

const TAKEN_KEPT = 20;

const readTaken = objectOf<Pick<CartStore, 'taken'>>({ taken: listOf(readText) });

interface CartStore {
  data: readonly CartItem[];
  open: boolean;
  /** Lines of an earlier visit that were unreadable; the customer is notified once. */
  dropped: number;
  add: (product: CartProduct, quantity: number) => void;
  setQuantity: (item: CartProduct, quantity: number) => void;
  remove: (item: Pick<CartItem, 'id' | 'name'>) => void;
  /** Orders whose lines were removed, since several tabs receive the same order. */
  taken: readonly string[];
  /** Removes ordered lines, once per order, and keeps the rest. */
  removeOrdered: (orderId: string, ordered: readonly TakenLine[]) => void;
  reprice: (prices: ReadonlyMap<string, ItemPrice>) => void;
  replace: (items: readonly CartItem[]) => void;
  clear: () => void;
  openPanel: () => void;
  closePanel: () => void;
  acknowledgeDropped: () => void;
}

export const useCart = create<CartStore>()(
  persist(
    (set, get) => ({
      data: [],
      open: false,
      dropped: 0,
      taken: [],
      add: (product, quantity) => set({ data: addItem(get().data, product, quantity), open: true }),
      setQuantity: (item, quantity) => set({ data: setItemQuantity(get().data, item, quantity) }),
      remove: (item) => set({ data: removeItem(get().data, item) }),
      removeOrdered: (orderId, ordered) => {
        const { data, taken } = get();
        if (!taken.includes(orderId))
          set({ data: removeOrderedItems(data, ordered), taken: [...taken, orderId].slice(-TAKEN_KEPT) });
      },
      reprice: (prices) => set({ data: repriceItems(get().data, prices) }),
      replace: (items) => set({ data: items }),
      clear: () => set({ data: [] }),
      openPanel: () => set({ open: true }),
      closePanel: () => set({ open: false }),
      acknowledgeDropped: () => set({ dropped: 0 }),
    }),
    persisted<CartStore, Pick<CartStore, 'data' | 'taken'>>({
      key: 'cart',
      version: 1,
      keep: ({ data, taken }) => ({ data, taken }),
      read: (stored) => {
        const { items, dropped } = readStoredCart(stored);
        return { data: items, dropped, taken: readTaken(stored)?.taken ?? [] };
      },
    }),
  ),
);

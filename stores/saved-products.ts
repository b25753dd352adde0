import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { objectOf, readText, refine } from '@/lib/domain/decoders';
import type { SavedProduct } from '@/lib/domain/product/product';
import { persisted } from './persisted';

export interface SavedStore {
  data: readonly SavedProduct[];
  toggle: (product: SavedProduct) => void;
  remove: (id: string) => void;
  clear: () => void;
  restore: (list: readonly SavedProduct[]) => void;
}

const text = refine(readText, (value) => value !== '');
const readProduct = objectOf<SavedProduct>({ id: text, code: text, name: text });

/** Adds the product to the list, or removes it if present (spec.md section 4). */
export function toggleProduct(list: readonly SavedProduct[], product: SavedProduct): SavedProduct[] {
  const others = list.filter((entry) => entry.id !== product.id);
  return others.length === list.length ? [...list, product] : others;
}

export function readSavedProducts(stored: unknown): { data: SavedProduct[] } {
  const list = typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : null;
  const read = Array.isArray(list) ? list.flatMap((entry: unknown) => readProduct(entry) ?? []) : [];
  return { data: [...new Map(read.map((product) => [product.id, product])).values()] };
}

/** A list of products persisted in this browser under `guldkajen-<key>`. */
export function savedProductsStore(key: string) {
  return create<SavedStore>()(
    persist(
      (set, get) => ({
        data: [],
        toggle: (product) => set({ data: toggleProduct(get().data, product) }),
        remove: (id) => set({ data: get().data.filter((entry) => entry.id !== id) }),
        clear: () => set({ data: [] }),
        restore: (data) => set({ data }),
      }),
      persisted<SavedStore, Pick<SavedStore, 'data'>>({
        key,
        version: 1,
        keep: ({ data }) => ({ data }),
        read: readSavedProducts,
      }),
    ),
  );
}

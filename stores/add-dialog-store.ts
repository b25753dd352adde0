import { create } from 'zustand';
import type { CartProduct } from '@/lib/domain/cart/cart-item';

/** The dialog between "Lägg till i varukorg" and the cart, for a product that is not on hand. */
export type AddDialog =
  | { readonly kind: 'sold-out'; readonly product: CartProduct }
  | { readonly kind: 'backorder'; readonly product: CartProduct; readonly quantity: number; readonly weeks: number };

/** One dialog for the whole page, closed by default; not persisted. */
export const useAddDialog = create<{ dialog: AddDialog | null }>()(() => ({ dialog: null }));

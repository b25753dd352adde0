import { create } from 'zustand';
import type { PlacedOrder } from '@/lib/checkout/state';

/** The order that the customer was last thanked for; an order in doubt never comes here. Lives as long as the page does. */
export const useLastOrder = create<{ order: PlacedOrder | null }>()(() => ({ order: null }));

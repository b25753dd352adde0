import { create } from 'zustand';
import type { PlacedOrder } from '@/lib/domain/order/state';

/** The last order shown with a thank-you, never an unconfirmed one. Not persisted. */
export const useLastOrder = create<{ order: PlacedOrder | null }>()(() => ({ order: null }));

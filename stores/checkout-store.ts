import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CheckoutEvent } from '@/lib/domain/order/events';
import { transition } from '@/lib/domain/order/machine';
import { type CheckoutState, initialCheckout } from '@/lib/domain/order/state';
import { readStoredCheckout, toStored } from '@/lib/domain/order/stored-checkout';
import { persisted } from './persisted';

interface CheckoutStore {
  readonly checkout: CheckoutState;
  /** Returns whether the event was possible in the current state; if not, nothing changed. */
  dispatch: (event: CheckoutEvent) => boolean;
}

/** This browser's checkout. Every change goes through the transition function in lib/domain/order. */
export const useCheckout = create<CheckoutStore>()(
  persist(
    (set, get) => ({
      checkout: initialCheckout,
      dispatch: (event) => {
        const next = transition(get().checkout, event);
        // A set stores the state again: on a page that has not read the checkout, it would overwrite it.
        if (next !== null && next !== get().checkout) set({ checkout: next });
        return next !== null;
      },
    }),
    persisted<CheckoutStore, ReturnType<typeof toStored>>({
      key: 'checkout',
      version: 2,
      keep: ({ checkout }) => toStored(checkout),
      read: (stored) => ({ checkout: readStoredCheckout(stored) }),
    }),
  ),
);

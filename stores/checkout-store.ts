import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type CheckoutEvent, checkoutReducer } from '@/lib/checkout/machine';
import { type CheckoutState, initialCheckout } from '@/lib/checkout/state';
import { readStoredCheckout, type StoredCheckout } from '@/lib/checkout/stored-checkout';
import { persisted } from './persisted';

interface CheckoutStore extends CheckoutState {
  dispatch: (event: CheckoutEvent) => void;
}

function keep(state: CheckoutState): StoredCheckout {
  const { paymentMethods: _p, shippingMethods: _s, createOrderLoading: _l, redirectZimplerLink: _z, ...rest } = state;
  return rest;
}

/** The checkout of this browser. Every change goes through the one reducer in lib/checkout. */
export const useCheckout = create<CheckoutStore>()(
  persist(
    (set) => ({
      ...initialCheckout,
      dispatch: (event) => set((state) => checkoutReducer(state, event)),
    }),
    persisted<CheckoutStore, StoredCheckout>({ key: 'checkout', version: 1, keep, read: readStoredCheckout }),
  ),
);

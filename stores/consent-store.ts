import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { CONSENT_POLICY, type ConsentChoice, readStoredConsent, type StoredConsent } from '@/lib/domain/buyer/consent';
import { persisted } from './persisted';

/** Enough orders to detect duplicates. */
const MOST_REPORTED = 20;

interface ConsentStore extends StoredConsent {
  choose: (choice: ConsentChoice) => void;
  markReported: (orderId: string) => void;
}

/** The visitor's consent to statistics. Used only when a configured service requires it. */
export const useConsent = create<ConsentStore>()(
  persist(
    (set, get) => ({
      choice: null,
      reported: [],
      // Without consent no list of orders is kept either.
      choose: (choice) => set({ choice, reported: choice === 'granted' ? get().reported : [] }),
      markReported: (orderId) => set({ reported: [...get().reported, orderId].slice(-MOST_REPORTED) }),
    }),
    persisted<ConsentStore, StoredConsent & { policy: number }>({
      key: 'consent',
      version: 1,
      keep: ({ choice, reported }) => ({ choice, reported, policy: CONSENT_POLICY }),
      read: readStoredConsent,
    }),
  ),
);

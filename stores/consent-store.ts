import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { CONSENT_POLICY, type ConsentChoice, readStoredConsent, type StoredConsent } from '@/lib/analytics/consent';
import { persisted } from './persisted';

/** As many orders as could be told twice. */
const MOST_REPORTED = 20;

interface ConsentStore extends StoredConsent {
  choose: (choice: ConsentChoice) => void;
  markReported: (orderId: string) => void;
}

/** The visitor's answer about statistics. Only where something is configured that has to be asked about. */
export const useConsent = create<ConsentStore>()(
  persist(
    (set, get) => ({
      choice: null,
      reported: [],
      // Anyone who says no leaves no list of orders either.
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

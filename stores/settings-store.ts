import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { nullable, readText, record } from '@/lib/readers';
import { persisted } from './persisted';

interface SettingsStore {
  /** The price epoch that the cart's prices belong to, ISO 8601; null before the first one is known. */
  lastPriceUpdate: string | null;
  setLastPriceUpdate: (changed: string) => void;
}

type Stored = Pick<SettingsStore, 'lastPriceUpdate'>;

const readStored = record<Stored>({ lastPriceUpdate: nullable(readText) });

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      lastPriceUpdate: null,
      setLastPriceUpdate: (lastPriceUpdate) => set({ lastPriceUpdate }),
    }),
    persisted<SettingsStore, Stored>({
      key: 'settings',
      version: 1,
      keep: ({ lastPriceUpdate }) => ({ lastPriceUpdate }),
      read: (value) => readStored(value) ?? {},
    }),
  ),
);

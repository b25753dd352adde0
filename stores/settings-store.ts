import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { nullable, objectOf, readText, refine } from '@/lib/domain/decoders';
import { isPlausibleTime } from '@/lib/domain/plausible-time';
import { persisted } from './persisted';

interface SettingsStore {
  /** The price epoch of the cart's prices, ISO 8601; null until known. */
  lastPriceUpdate: string | null;
  setLastPriceUpdate: (changed: string) => void;
}

type Stored = Pick<SettingsStore, 'lastPriceUpdate'>;

const isMoment = (text: string) => isPlausibleTime(Date.parse(text));

const readStored = objectOf<Stored>({ lastPriceUpdate: nullable(refine(readText, isMoment)) });

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

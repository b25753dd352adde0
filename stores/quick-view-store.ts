import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { nullable, objectOf, otherwise, readText } from '@/lib/domain/decoders';
import { persisted } from './persisted';

interface QuickViewStore {
  current: string;
  single: string | null;
  quickShow: boolean;
  videoShow: boolean;
  showQuick: (slug: string) => void;
  showVideo: (slug: string) => void;
  close: () => void;
}

type Stored = Pick<QuickViewStore, 'current' | 'single'>;

const readStored = objectOf<Stored>({
  current: otherwise(readText, '1'),
  single: otherwise(nullable(readText), null),
});

/** Persists the product, but not that an overlay is open: a page never opens with one. */
export const useQuickView = create<QuickViewStore>()(
  persist(
    (set) => ({
      current: '1',
      single: null,
      quickShow: false,
      videoShow: false,
      showQuick: (single) => set({ single, quickShow: true, videoShow: false }),
      showVideo: (single) => set({ single, quickShow: false, videoShow: true }),
      close: () => set({ quickShow: false, videoShow: false }),
    }),
    persisted<QuickViewStore, Stored>({
      key: 'quick-view',
      version: 1,
      keep: ({ current, single }) => ({ current, single }),
      read: (value) => readStored(value) ?? {},
    }),
  ),
);

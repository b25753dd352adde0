import { create } from 'zustand';

interface ConsentSettings {
  /** The button that opened the settings and gets the focus back; null while they are closed. */
  readonly openedBy: HTMLElement | null;
}

/** A press is kept here, apart from the stored consent, because the code of both comes after it. */
export const useConsentSettings = create<ConsentSettings>()(() => ({ openedBy: null }));

import { create } from 'zustand';

interface ConsentSettings {
  /** The button that opened the settings and gets the focus back; null while they are closed. */
  readonly openedBy: HTMLElement | null;
}

/** Apart from the stored consent, whose code and the banner's load later than the button. */
export const useConsentSettings = create<ConsentSettings>()(() => ({ openedBy: null }));

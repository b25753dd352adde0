import { type RefObject, useEffect, useRef } from 'react';
import { useOverlayHistory } from './overlay-history';

/** A modal `<dialog>` that follows `isOpen`, closes on "back" and returns the focus to the element that opened it. */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The router only hides a left page: an open modal dialog would block the next page.
    return () => {
      dialog.close();
      // The browser returns the focus only for a dialog that is still in the page.
      if (!dialog.isConnected && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  useOverlayHistory(isOpen, onClose);
  return ref;
}

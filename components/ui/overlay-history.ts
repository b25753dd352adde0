import { createContext, useEffect, useEffectEvent, useId } from 'react';

/** True inside an overlay: a link there takes the place of the overlay's step in the history, so that "back" leads to the page. */
export const InOverlay = createContext(false);

/** The overlay that the current step of the history opened; null for a page. */
function openOverlay(): string | null {
  const { state } = history;
  return typeof state?.overlay === 'string' ? state.overlay : null;
}

/** Call before the router leaves a page on which an overlay may be open. Returns whether the next page takes the overlay's step. */
export function releaseOverlay(): boolean {
  if (openOverlay() === null) return false;
  history.replaceState({}, '');
  return true;
}

/** A step between a page and its overlay is none of the router's: it would drop a navigation that has just begun. */
const ONLY_HERE = { capture: true } as const;

function takeBack(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { ...ONLY_HERE, once: true });
  history.back();
}

/**
 * Makes an overlay a step of the history: "back" closes it before it leaves the page, and closing it in another way takes the step
 * back. `pushState` keeps the router's own part of the state (Next, "Native History API").
 */
export function useOverlayHistory(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    if (openOverlay() !== id) history.pushState({ overlay: id }, '');
    const { href } = location;
    const onStep = (event: PopStateEvent) => {
      if (openOverlay() === id) return;
      if (location.href === href) event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', onStep, ONLY_HERE);
    return () => {
      window.removeEventListener('popstate', onStep, ONLY_HERE);
      if (openOverlay() === id) takeBack();
    };
  }, [isOpen, id]);
}

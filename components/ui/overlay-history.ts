import { createContext, useEffect, useEffectEvent, useId } from 'react';

/** Closes the overlay around; null outside. A link there replaces the overlay's history entry, so that "back" leads to the page. */
export const CloseOverlay = createContext<(() => void) | null>(null);

function openOverlay(): string | null {
  const { state } = history;
  return typeof state?.overlay === 'string' ? state.overlay : null;
}

/** Call before the router leaves a page that may have an open overlay. Returns whether to replace the overlay's entry. */
export function releaseOverlay(): boolean {
  if (openOverlay() === null) return false;
  history.replaceState({}, '');
  return true;
}

/** The open overlay has changed the URL of its entry. */
let hasMoved = false;

/** Changes the URL of the open overlay's own entry, so that all that is chosen in it is one step of "back". Returns false without one. */
export function moveOverlay(href: string): boolean {
  const overlay = openOverlay();
  if (overlay === null) return false;
  hasMoved = true;
  history.replaceState({ overlay }, '', href);
  return true;
}

/** Hides history entries of overlays from the router, which would drop a navigation that has just begun. */
const ONLY_HERE = { capture: true } as const;

function takeBack(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { ...ONLY_HERE, once: true });
  history.back();
}

/**
 * Gives an overlay its own history entry: "back" closes it before leaving the page, and closing it in another way removes the
 * entry, or leaves it to the page if its URL has changed. `pushState` keeps the router's own part of the state (Next, "Native
 * History API").
 */
export function useOverlayHistory(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    if (openOverlay() !== id) history.pushState({ overlay: id }, '');
    const { href } = location;
    hasMoved = false;
    const onStep = (event: PopStateEvent) => {
      if (openOverlay() === id) return;
      if (location.href === href && !hasMoved) event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', onStep, ONLY_HERE);
    return () => {
      window.removeEventListener('popstate', onStep, ONLY_HERE);
      if (openOverlay() !== id) return;
      if (location.href === href) takeBack();
      else releaseOverlay();
    };
  }, [isOpen, id]);
}

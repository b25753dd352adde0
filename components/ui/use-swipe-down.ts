import { type TouchEvent, useRef } from 'react';

/** Pixels that a sheet has to be pulled down to close. */
const FAR = 72;

/** What lies between a touched element and the sheet can be scrolled up: the finger scrolls it. */
function isScrolled(target: EventTarget, sheet: Element): boolean {
  for (let element = target as Element | null; element && element !== sheet; element = element.parentElement)
    if (element.scrollTop > 0) return true;
  return false;
}

/** Touch handlers of a sheet at the bottom edge: it follows a finger that pulls it down, and closes once it is pulled far enough. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = ({ changedTouches }: TouchEvent) =>
    start.current === null ? 0 : Math.max(0, (changedTouches[0]?.clientY ?? 0) - start.current);
  const place = ({ style }: HTMLElement, pixels: number) => {
    style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      const isPull = touches.length === 1 && !isScrolled(target, currentTarget);
      start.current = isPull ? (touches[0]?.clientY ?? null) : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => place(event.currentTarget, pulled(event)),
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      start.current = null;
      place(currentTarget, 0);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const isFar = pulled(event) > FAR;
      start.current = null;
      place(event.currentTarget, 0);
      if (isFar) onClose();
    },
  };
}

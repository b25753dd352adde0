import { type RefObject, useRef, useState } from 'react';

/**
 * Which picture of a sideways scrolling strip is shown, whether a finger, an arrow or a small picture has moved the strip.
 * @param start index of the picture to begin with
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number, start = 0) {
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(start);

  /** Goes to a picture; past the last comes the first (spec.md section 2). */
  const show = (index: number) => {
    const wrapped = (index + count) % count;
    target.current = wrapped === current ? null : wrapped;
    strip.current?.scrollTo({ left: strip.current.clientWidth * wrapped });
    setCurrent(wrapped);
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const seen = Math.round(scrollLeft / (clientWidth || 1));
    // On its way to a picture that was asked for, the strip passes others.
    if (target.current !== null && target.current !== seen) return;
    target.current = null;
    setCurrent(seen);
  };
  /** A finger or a wheel takes over: the picture that a button asked for no longer counts. */
  const letGo = () => {
    target.current = null;
  };
  return { current, show, onScroll, letGo };
}

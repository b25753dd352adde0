'use client';

import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { cx } from './cx';
import { IconButton } from './icon-button';

interface CarouselProps {
  children: ReactNode;
  /** How many are seen at which width: spec.md section 2 (products) and section 9 (the other three). */
  set: 'products' | 'brands' | 'topSellers' | 'suggestions';
  label: string;
}

/** Widths are fractions of a pixel, scroll positions are not. */
const TOLERANCE = 2;

/** Which ends the strip has reached; before it is measured it stands at its beginning. */
function useEnds() {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const measure = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = strip.current ?? {};
    const now = { start: scrollLeft <= TOLERANCE, end: scrollLeft + clientWidth >= scrollWidth - TOLERANCE };
    setEnds((before) => (before.start === now.start && before.end === now.end ? before : now));
  }, []);
  useEffect(() => {
    if (!strip.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [measure]);
  return { strip, ends, measure };
}

/** A strip that scrolls by itself, with arrows where a pointer wants them. No loop, nothing moves on its own. */
export function Carousel({ children, set, label }: CarouselProps) {
  const { strip, ends, measure } = useEnds();
  const page = (direction: 1 | -1) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: direction * width });
  };
  return (
    <div className={cx(styles.carousel, styles[set])} data-whole={(ends.start && ends.end) || undefined}>
      <ul aria-label={label} className={styles.strip} onScroll={measure} ref={strip}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <IconButton
        aria-disabled={ends.start}
        className={cx(styles.arrow, styles.previous)}
        icon="chevronLeft"
        label="Föregående"
        onClick={() => page(-1)}
      />
      <IconButton
        aria-disabled={ends.end}
        className={cx(styles.arrow, styles.next)}
        icon="chevronRight"
        label="Nästa"
        onClick={() => page(1)}
      />
    </div>
  );
}

'use client';

import { Children, type ReactNode, useRef } from 'react';
import styles from './carousel.module.css';
import { cx } from './cx';
import { IconButton } from './icon-button';

interface CarouselProps {
  children: ReactNode;
  /** How many are seen at which width: spec.md section 2 (products) and section 9 (brands, top sellers). */
  set: 'products' | 'brands' | 'topSellers';
  label: string;
}

/** A strip that scrolls by itself, with arrows where a pointer wants them. No loop, nothing moves on its own. */
export function Carousel({ children, set, label }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const page = (direction: 1 | -1) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: direction * width });
  };
  return (
    <div className={cx(styles.carousel, styles[set])}>
      <ul aria-label={label} className={styles.strip} ref={strip}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <IconButton
        className={cx(styles.arrow, styles.previous)}
        icon="chevronLeft"
        label="Föregående"
        onClick={() => page(-1)}
      />
      <IconButton className={cx(styles.arrow, styles.next)} icon="chevronRight" label="Nästa" onClick={() => page(1)} />
    </div>
  );
}

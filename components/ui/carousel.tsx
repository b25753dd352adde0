'use client';

import { Children, type ReactNode, useRef } from 'react';
import styles from './carousel.module.css';
import { cx } from './cx';
import { earlyPress } from './early-press';
import { IconButton } from './icon-button';
import { useSwiper } from './use-swiper';

interface CarouselProps {
  children: ReactNode;
  /**
   * Visible cards (spec.md section 9): products 2, 3 from 992 px, 4 from 1200 px, margin 10; topSellers 2, 4 from 577 px; brands 2 to 7
   * from 0, 420, 600, 900, 1024, 1360 px; suggestions 2 to 5 from 320, 768, 1200, 1600 px, margin 20. `tiles` are small cards in a panel.
   */
  set: 'products' | 'brands' | 'topSellers' | 'suggestions' | 'tiles';
  label: string;
}

export function Carousel({ children, set, label }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { seen, load } = useSwiper(strip);
  return (
    <div className={cx(styles.carousel, styles[set])} data-whole={seen.isLocked || undefined}>
      <div className="strip" ref={strip}>
        <ul aria-label={label} className={cx('strip-track', styles.strip)}>
          {Children.map(children, (child) => (
            <li className={cx('strip-slide', styles.item)}>{child}</li>
          ))}
        </ul>
      </div>
      <IconButton
        aria-disabled={seen.isBeginning}
        className={cx(styles.arrow, styles.previous)}
        icon="chevronLeft"
        label="Föregående"
        {...earlyPress(() => void load().then((swiper) => swiper?.slidePrev()))}
      />
      <IconButton
        aria-disabled={seen.isEnd}
        className={cx(styles.arrow, styles.next)}
        icon="chevronRight"
        label="Nästa"
        {...earlyPress(() => void load().then((swiper) => swiper?.slideNext()))}
      />
    </div>
  );
}

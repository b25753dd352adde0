import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';

/** Distance from the screen at which a strip with arrows loads its code. */
const NEAR = '300px';

/** Where strips have arrows, whose state Swiper knows (carousel.module.css). Elsewhere starting it early only delays the page. */
const HAS_ARROWS = '(hover: hover), (width >= 75em)';

const UNMEASURED = { activeIndex: 0, isBeginning: true, isEnd: false, isLocked: false };

/**
 * Swiper for a strip (`strip`, `strip-track`, `strip-slide`) that scrolls natively until it is near the screen (with arrows),
 * touched, or a button needs Swiper. If the code cannot be loaded, the strip keeps scrolling natively.
 * @returns the visible position, and `load`, which resolves with null when Swiper is unavailable
 */
export function useSwiper(strip: RefObject<HTMLElement | null>) {
  const loading = useRef<Promise<Swiper | null>>(null);
  const [seen, setSeen] = useState(UNMEASURED);

  const load = useCallback(() => {
    const follow = ({ activeIndex, isBeginning, isEnd, isLocked }: Swiper) =>
      setSeen({ activeIndex, isBeginning, isEnd, isLocked });
    const coming: Promise<Swiper | null> = import('./strip-swiper').then(
      ({ stripSwiper }) => (loading.current === coming && strip.current ? stripSwiper(strip.current, follow) : null),
      () => {
        loading.current = null;
        return null;
      },
    );
    loading.current ??= coming;
    return loading.current;
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), { rootMargin: NEAR });
    if (element && matchMedia(HAS_ARROWS).matches) observer.observe(element);
    element?.addEventListener('touchstart', load, { passive: true });
    return () => {
      observer.disconnect();
      element?.removeEventListener('touchstart', load);
      void loading.current?.then((swiper) => swiper?.destroy());
      loading.current = null;
    };
  }, [strip, load]);

  return { seen, load };
}

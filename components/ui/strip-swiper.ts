import Swiper from 'swiper';

/** Swiper on a natively scrolling strip: it follows the scrolling and never sets a size, so nothing moves when it loads. */
export function stripSwiper(strip: HTMLElement, onChange: (swiper: Swiper) => void): Swiper {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(strip, {
    cssMode: true,
    // Own class names: the style sheet of the lightbox's Swiper must not affect the strips.
    containerModifierClass: 'strip-',
    wrapperClass: 'strip-track',
    slideClass: 'strip-slide',
    simulateTouch: false,
    // Swiper 14's observer takes a size with a fraction for a change, and stops a swipe that began before its code arrived.
    resizeObserver: false,
    slidesPerGroupAuto: true,
    // Widths are in em, in CSS (docs/decisions/0100-widths-in-em.md): breakpoints in pixels would disagree in large text.
    slidesPerView: 'auto',
    speed: isCalm ? 0 : 300,
    on: { fromEdge: onChange, lock: onChange, slideChange: onChange, toEdge: onChange, unlock: onChange },
  });
  // Swiper assumes the first slide, but the strip may already be scrolled.
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  onChange(swiper);
  return swiper;
}

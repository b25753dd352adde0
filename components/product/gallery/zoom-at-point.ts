import type { Swiper, SwiperModule } from 'swiper/types';

/** Zoom levels (spec.md section 2): 0 to 300 in steps of 100. Level 0 is the whole picture, each 100 adds its size once. */
export const MAXIMUM_SCALE = 4;
const PER_WHEEL_PIXEL = 0.002;
const DOUBLE_TAPPED = 2;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * The new middle of a picture on one axis, in pixels from the stage's middle, after scaling by `ratio`: `point` keeps its place
 * as far as the picture's edges allow.
 * @param overhang by how much the enlarged picture is longer than the stage
 */
export function movedMiddle(middle: number, point: number, ratio: number, overhang: number): number {
  const limit = Math.max(0, overhang / 2);
  return Math.min(Math.max(point - (point - middle) * ratio, -limit), limit);
}

export function zoomTo(swiper: Swiper, wanted: number, at?: Point): void {
  const scale = Math.min(wanted, MAXIMUM_SCALE);
  const slide = swiper.slides[swiper.activeIndex];
  const frame = slide?.querySelector<HTMLElement>('.swiper-zoom-container');
  const picture = frame?.querySelector('img');
  if (!slide || !frame || !picture) return;
  if (scale <= 1) {
    swiper.zoom.out();
    return;
  }
  const ratio = scale / swiper.zoom.scale;
  const before = new DOMMatrix(frame.style.transform);
  const stage = slide.getBoundingClientRect();
  const x = at ? at.clientX - stage.x - stage.width / 2 : 0;
  const y = at ? at.clientY - stage.y - stage.height / 2 : 0;
  swiper.zoom.in(scale);
  const left = movedMiddle(before.e, x, ratio, picture.offsetWidth * scale - stage.width);
  const top = movedMiddle(before.f, y, ratio, picture.offsetHeight * scale - stage.height);
  frame.style.transform = `translate3d(${left}px, ${top}px, 0)`;
}

export function stepFrom(scale: number, direction: 1 | -1): number {
  return direction === 1 ? Math.floor(scale + 1.001) : Math.ceil(scale - 1.001);
}

/**
 * Adds a wheel and steps about the pointer to Swiper's zoom, whose own `zoom.in(ratio)` uses the upper left corner as that point
 * the first time (14.4.0).
 */
export const ZoomAtPoint: SwiperModule = ({ swiper, on }) => {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomTo(swiper, swiper.zoom.scale * Math.exp(-event.deltaY * PER_WHEEL_PIXEL), event);
  };
  // Not passive, so that it can prevent scrolling the page behind.
  on('afterInit', () => swiper.el.addEventListener('wheel', onWheel, { passive: false }));
  on('destroy', () => swiper.el.removeEventListener('wheel', onWheel));
  on('doubleTap', (_swiper, event) => {
    if (event instanceof MouseEvent) zoomTo(swiper, swiper.zoom.scale > 1 ? 1 : DOUBLE_TAPPED, event);
  });
};

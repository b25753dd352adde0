import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MIDDLE, movedBy, type Point, type Sizes, stepFrom, WHOLE, type Zoom, zoomedAround } from './zoom';

/** How much a wheel's notch (100) enlarges. */
const PER_WHEEL_PIXEL = 0.002;
const DOUBLE_CLICKED = 2;

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), MIDDLE);
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distanceOf([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

interface ZoomOf {
  /** The picture that was enlarged. */
  readonly of: number;
  readonly zoom: Zoom;
}

function zoomAt({ of, zoom }: ZoomOf, shown: number): Zoom {
  return of === shown ? zoom : WHOLE;
}

/**
 * Zoom of the picture that is shown on a stage: buttons about the middle, wheel about the pointer, two fingers about what lies
 * between them, and a drag that moves what is enlarged. A whole picture leaves all gestures to the strip that it stands in.
 * @param shown changes with the picture: each begins whole
 */
export function useZoom(stage: RefObject<HTMLElement | null>, shown: number) {
  const [zoom, setZoom] = useState<ZoomOf>({ of: shown, zoom: WHOLE });
  const current = zoomAt(zoom, shown);
  const pointers = useRef(new Map<number, Point>());

  const sizes = (): Sizes | null => {
    const picture = stage.current?.querySelector<HTMLElement>('[data-shown] img');
    if (!stage.current || !picture) return null;
    const { clientWidth, clientHeight } = stage.current;
    return {
      stage: { width: clientWidth, height: clientHeight },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    };
  };
  const change = (next: (zoom: Zoom, sizes: Sizes) => Zoom) => {
    const known = sizes();
    // Several events may come before the next render: each builds on the one before.
    if (known) setZoom((before) => ({ of: shown, zoom: next(zoomAt(before, shown), known) }));
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : MIDDLE;
  };

  const step = (direction: 1 | -1) =>
    change((now, known) => zoomedAround(now, stepFrom(now.scale, direction), MIDDLE, known));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * PER_WHEEL_PIXEL);
    change((now, known) => zoomedAround(now, now.scale * factor, fromMiddle(event), known));
  });
  // Not passive, so that the page behind does not scroll: React's own listeners are.
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [stage]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pointers.current.set(event.pointerId, fromMiddle(event));
      if (current.scale > 1) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // At scale 1 the pointer is not captured: the mouse may have been released outside.
      if (event.buttons === 0) pointers.current.delete(event.pointerId);
      const before = [...pointers.current.values()];
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, fromMiddle(event));
      const after = [...pointers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (after.length > 1) {
        const ratio = distanceOf(after) / (distanceOf(before) || 1);
        change((now, known) => movedBy(zoomedAround(now, now.scale * ratio, from, known), by, known));
      } else if (current.scale > 1) change((now, known) => movedBy(now, by, known));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onDoubleClick: (event: MouseEvent<HTMLElement>) =>
      change((now, known) => zoomedAround(now, now.scale > 1 ? 1 : DOUBLE_CLICKED, fromMiddle(event), known)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };

  return { zoom: current, step, handlers };
}

/** What of a picture is seen: how large it is drawn, and how far its middle lies from the middle of the stage, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  /** From the middle of the stage, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Sizes {
  readonly stage: { readonly width: number; readonly height: number };
  /** Of the picture at scale 1. */
  readonly picture: { readonly width: number; readonly height: number };
}

/** Zoom levels (spec.md section 2): at most 300, in steps of 100. Level 0 is the whole picture, each 100 adds its size once. */
export const MAXIMUM_SCALE = 4;

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MIDDLE: Point = { x: 0, y: 0 };

function within(value: number, limit: number): number {
  // Not -0, which a style would write as "-0px".
  return Math.min(Math.max(value, -limit), limit) || 0;
}

/** Keeps the picture over the stage: no edge of it comes further in than the stage's own, a smaller one stays in the middle. */
function held({ scale, x, y }: Zoom, { stage, picture }: Sizes): Zoom {
  return {
    scale,
    x: within(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}

/** The picture at another scale, with what lies under `point` staying there as far as its edges allow. */
export function zoomedAround(zoom: Zoom, scale: number, point: Point, sizes: Sizes): Zoom {
  const next = Math.min(Math.max(scale, 1), MAXIMUM_SCALE);
  const ratio = next / zoom.scale;
  return held({ scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, sizes);
}

/** The picture moved by a drag. */
export function movedBy(zoom: Zoom, by: Point, sizes: Sizes): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, sizes);
}

/** The next whole step up or down from any scale, as the buttons take it. */
export function stepFrom(scale: number, direction: 1 | -1): number {
  return direction === 1 ? Math.floor(scale + 1.001) : Math.ceil(scale - 1.001);
}

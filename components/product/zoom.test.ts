import { describe, expect, it } from 'vitest';
import { MAXIMUM_SCALE, MIDDLE, movedBy, stepFrom, WHOLE, zoomedAround } from './zoom';

const sizes = { stage: { width: 400, height: 800 }, picture: { width: 360, height: 360 } };

describe('the zoom of a picture', () => {
  it('keeps the middle where it is, step after step', () => {
    const twice = zoomedAround(WHOLE, 2, MIDDLE, sizes);
    expect(twice).toEqual({ scale: 2, x: 0, y: 0 });
    const moved = movedBy(twice, { x: -100, y: 0 }, sizes);
    expect(moved).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomedAround(moved, 4, MIDDLE, sizes)).toEqual({ scale: 4, x: -200, y: 0 });
  });

  it('keeps what lies under the fingers there', () => {
    const point = { x: 100, y: 0 };
    const { x, scale } = zoomedAround(WHOLE, 3, point, sizes);
    expect((point.x - x) / scale).toBeCloseTo(100);
  });

  it('never shows beyond the edges, and ends in the middle', () => {
    const far = movedBy(zoomedAround(WHOLE, 2, MIDDLE, sizes), { x: 5000, y: 5000 }, sizes);
    expect(far).toEqual({ scale: 2, x: 160, y: 0 });
    expect(zoomedAround(far, 1, { x: 30, y: 40 }, sizes)).toEqual(WHOLE);
  });

  it('has three steps of 100 (spec.md section 2)', () => {
    expect(zoomedAround(WHOLE, 99, MIDDLE, sizes).scale).toBe(MAXIMUM_SCALE);
    expect([stepFrom(1, 1), stepFrom(2.4, 1), stepFrom(2.4, -1), stepFrom(2, -1)]).toEqual([2, 3, 2, 1]);
  });
});

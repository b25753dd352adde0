import { expect, it } from 'vitest';
import { movedMiddle, stepFrom } from './zoom-at-point';

it('zooms about its middle', () => expect(movedMiddle(0, 0, 2, 500)).toBe(0));
it('keeps the point under the pointer in place', () => expect(movedMiddle(30, 100, 2, 1000)).toBe(-40));
it("keeps the picture's edges outside the stage", () => expect(movedMiddle(0, 300, 4, 200)).toBe(-100));
it('centres a picture smaller than the stage', () => expect(movedMiddle(0, 300, 2, -50)).toBeCloseTo(0));

it.each([
  [1, 1, 2],
  [1.4, 1, 2],
  [2, -1, 1],
  [2.6, -1, 2],
] as const)('steps from %s by %s to %s', (scale, direction, next) => expect(stepFrom(scale, direction)).toBe(next));

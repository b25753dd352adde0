import { describe, expect, it } from 'vitest';
import { BAR } from '../testing/bar.fixture';
import { createDrawingProcess } from './drawing-process';

describe('the drawing process', () => {
  it('draws several pictures at once and returns each to its caller', async () => {
    const draw = createDrawingProcess();
    const [front, back] = await Promise.all([draw(BAR), draw({ ...BAR, view: 2 })]);
    expect(front.subarray(8, 12).toString()).toBe('WEBP');
    expect(back.subarray(8, 12).toString()).toBe('WEBP');
    expect(front.equals(back)).toBe(false);
  });
});

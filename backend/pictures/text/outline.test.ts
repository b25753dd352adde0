import { describe, expect, it } from 'vitest';
import { glyphOf } from './fonts';
import { arcAngle, arcTextPath, fitted, textPath, textWidth } from './outline';

const STYLE = { font: 'serif-bold', size: 100, tracking: 0.1 } as const;

function points(d: string): { x: number; y: number }[] {
  const numbers = (d.match(/-?\d+\.\d+/g) ?? []).map(Number);
  const list: { x: number; y: number }[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) list.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  return list;
}

describe('outlines of text', () => {
  it('has every letter that Swedish and the mints need', () => {
    for (const letter of 'ÅÄÖåäöÜüÉéØø·×–,/ 0123456789') expect(() => glyphOf('serif-bold', letter)).not.toThrow();
    for (const letter of 'ÅÄÖåäöÜüé') expect(() => glyphOf('sans-bold', letter)).not.toThrow();
  });

  it('takes letters which latin lacks from latin-ext', () => {
    expect(textPath('Łódź', STYLE, 0, 0)).toMatch(/^M[-\d]/);
  });

  it('says which letter no face has', () => {
    expect(() => textPath('金', STYLE, 0, 0)).toThrow('金');
  });

  it('centres a line on its x', () => {
    const xs = points(textPath('OHO', { ...STYLE, tracking: 0 }, 500, 0)).map((p) => p.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(500, 0);
  });

  it('reads a non-breaking space as a space', () => {
    expect(textPath('1\u00a0kg', STYLE, 0, 0)).toBe(textPath('1 kg', STYLE, 0, 0));
  });

  it('puts tracking between letters only', () => {
    const plain = textWidth('AB', { ...STYLE, tracking: 0 });
    expect(textWidth('AB', STYLE)).toBeCloseTo(plain + 10, 5);
    expect(textWidth('', STYLE)).toBe(0);
  });

  it('shrinks a line that is too long and leaves the others alone', () => {
    const style = fitted('ROYAL CANADIAN MINT', STYLE, 300);
    expect(textWidth('ROYAL CANADIAN MINT', style)).toBeCloseTo(300, 3);
    expect(fitted('A', STYLE, 300)).toBe(STYLE);
  });
});

describe('text on a circle', () => {
  const top = { cx: 600, cy: 600, radius: 300, side: 'top' } as const;

  it('keeps the spacing of the straight line along the baseline', () => {
    expect(arcAngle('KRUGERRAND', STYLE, top) * 300).toBeCloseTo(textWidth('KRUGERRAND', STYLE), 5);
  });

  it('stands upright and centred at the top, feet on the circle', () => {
    const list = points(arcTextPath('HOH', STYLE, top));
    const xs = list.map((p) => p.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(600, 0);
    for (const p of list) {
      expect(p.y).toBeLessThan(600);
      expect(Math.hypot(p.x - 600, p.y - 600)).toBeGreaterThan(296);
    }
  });

  it('reads from left to right at the bottom, heads towards the middle', () => {
    const bottom = { ...top, side: 'bottom' } as const;
    const first = points(arcTextPath('IW', STYLE, bottom).split('M')[1] ?? '');
    expect(Math.max(...first.map((p) => p.x))).toBeLessThan(600);
    for (const p of points(arcTextPath('HH', STYLE, bottom))) {
      expect(p.y).toBeGreaterThan(600);
      expect(Math.hypot(p.x - 600, p.y - 600)).toBeLessThan(306);
    }
  });

  it('puts the only letter of a text at the very top', () => {
    const xs = points(arcTextPath('O', STYLE, top)).map((p) => p.x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(600, 0);
  });
});

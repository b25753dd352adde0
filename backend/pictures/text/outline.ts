import type { PathCommand } from 'opentype.js';
import { type FontName, glyphOf } from './fonts';

export interface TextStyle {
  readonly font: FontName;
  /** Pixels per em. */
  readonly size: number;
  /** Extra space after each letter, in em. */
  readonly tracking?: number;
}

interface PlacedGlyph {
  readonly commands: readonly PathCommand[];
  readonly x: number;
  readonly advance: number;
}

interface Line {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

function layOut(text: string, style: TextStyle): Line {
  const tracking = (style.tracking ?? 0) * style.size;
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let before: ReturnType<typeof glyphOf> | null = null;
  for (const char of text.replaceAll('\u00a0', ' ')) {
    const found = glyphOf(style.font, char);
    const scale = style.size / found.font.unitsPerEm;
    if (before && before.font === found.font) x += found.font.getKerningValue(before.glyph, found.glyph) * scale;
    const advance = (found.glyph.advanceWidth ?? 0) * scale;
    glyphs.push({ commands: found.glyph.getPath(0, 0, style.size).commands, x, advance });
    x += advance + tracking;
    before = found;
  }
  return { glyphs, width: glyphs.length > 0 ? x - tracking : 0 };
}

type Place = (x: number, y: number) => readonly [number, number];

function emit(commands: readonly PathCommand[], place: Place): string {
  const at = (x: number, y: number): string => {
    const [px, py] = place(x, y);
    return `${px.toFixed(2)} ${py.toFixed(2)}`;
  };
  let d = '';
  for (const c of commands) {
    if (c.type === 'Z') d += 'Z';
    else if (c.type === 'C') d += `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`;
    else if (c.type === 'Q') d += `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`;
    else d += `${c.type}${at(c.x, c.y)}`;
  }
  return d;
}

/** Width of a typeset line in pixels. */
export function textWidth(text: string, style: TextStyle): number {
  return layOut(text, style).width;
}

/** The style, reduced in size until the line is at most `maxWidth` pixels wide. */
export function fitted(text: string, style: TextStyle, maxWidth: number): TextStyle {
  const width = textWidth(text, style);
  return width <= maxWidth ? style : { ...style, size: (style.size * maxWidth) / width };
}

/** SVG path data of one line of text with its baseline at `y`, so that librsvg needs no font. */
export function textPath(
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'middle',
): string {
  const line = layOut(text, style);
  const left = x - (anchor === 'middle' ? line.width / 2 : 0);
  return line.glyphs.map((g) => emit(g.commands, (px, py) => [left + g.x + px, y + py])).join('');
}

/** A line of text as an SVG path, reduced in size until it is at most `maxWidth` pixels wide. */
export function lettering(
  value: string,
  style: TextStyle,
  maxWidth: number,
  [x, y]: readonly [number, number],
  colour: string,
  anchor?: 'start',
): string {
  return `<path d="${textPath(value, fitted(value, style, maxWidth), x, y, anchor)}" fill="${colour}"/>`;
}

export interface Arc {
  readonly cx: number;
  readonly cy: number;
  /** Radius of the baseline. */
  readonly radius: number;
  /** Position of the text: `top` reads clockwise with its feet inwards, `bottom` counter-clockwise with its feet outwards. */
  readonly side: 'top' | 'bottom';
}

/** SVG path data of a line on a circle: each letter is rotated as a whole about the baseline point below its middle. */
export function arcTextPath(text: string, style: TextStyle, arc: Arc): string {
  const line = layOut(text, style);
  const top = arc.side === 'top';
  return line.glyphs
    .map((g) => {
      const middle = g.x + g.advance / 2 - line.width / 2;
      const angle = middle / arc.radius;
      const turn = top ? angle : -angle;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const footX = arc.cx + arc.radius * Math.sin(angle);
      const footY = arc.cy + (top ? -1 : 1) * arc.radius * Math.cos(angle);
      return emit(g.commands, (px, py) => {
        const dx = px - g.advance / 2;
        return [footX + dx * cos - py * sin, footY + dx * sin + py * cos];
      });
    })
    .join('');
}

import { drawMotif } from '../motifs';
import { disc } from '../relief/bases';
import type { Relief } from '../relief/relief';
import type { Metal } from '../spec';
import { arcTextPath, type TextStyle, textWidth } from '../text/outline';

export interface CoinFace {
  /** Its name. */
  readonly motif: string;
  /** Size of the motif; 1 fills the ring of letters. */
  readonly scale: number;
  readonly mirror: boolean;
  readonly top: string;
  readonly bottom: string;
}

export interface CoinDesign {
  readonly metal: Metal;
  readonly purity: number;
  readonly seed: number;
  /** Radius in pixels on a picture of `size`. */
  readonly radius: number;
  readonly size: number;
}

function legend(text: string, design: CoinDesign, side: 'top' | 'bottom', size: number, tracking: number): string {
  if (text === '') return '';
  const { radius } = design;
  const inner = radius * 0.745;
  const maxAngle = side === 'top' ? 2.5 : 1.6;
  let style: TextStyle = { font: 'serif-bold', size: radius * size, tracking };
  const arc = (s: TextStyle) => ({
    cx: design.size / 2,
    cy: design.size / 2,
    radius: side === 'top' ? inner : inner + s.size * 0.66,
    side,
  });
  const angle = textWidth(text, style) / arc(style).radius;
  if (angle > maxAngle) style = { ...style, size: (style.size * maxAngle) / angle };
  return arcTextPath(text, style, arc(style));
}

function beads(design: CoinDesign): string {
  const ring = design.radius * 0.915;
  const count = 96;
  const dot = ((ring * 2 * Math.PI) / count) * 0.3;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const x = design.size / 2 + ring * Math.cos(a) - dot;
    const y = design.size / 2 + ring * Math.sin(a);
    d += `M${x.toFixed(2)} ${y.toFixed(2)}a${dot} ${dot} 0 1 1 ${(2 * dot).toFixed(2)} 0a${dot} ${dot} 0 1 1 ${(-2 * dot).toFixed(2)} 0Z`;
  }
  return d;
}

/** One side of a coin, seen from the front, in the middle of a square picture. */
export function coinRelief(face: CoinFace, design: CoinDesign): Relief {
  const { size, radius } = design;
  const middle = size / 2;
  const letters =
    legend(face.top, design, 'top', 0.15, 0.1) + legend(face.bottom, design, 'bottom', 0.105, 0.1) + beads(design);
  const figure = drawMotif(face.motif, {
    x: middle,
    y: middle + (face.top === '' ? 0 : radius * 0.012),
    scale: (radius * 0.63 * face.scale) / 100,
    mirror: face.mirror,
  });
  return {
    width: size,
    height: size,
    metal: design.metal,
    purity: design.purity,
    base: disc({
      cx: middle,
      cy: middle,
      radius,
      thickness: radius * 0.035,
      rim: radius * 0.042,
      rimHeight: radius * 0.022,
      dish: radius * 0.03,
      reeds: 240,
    }),
    drawing: `${figure}<path d="${letters}" fill="#0f0" style="mix-blend-mode:screen"/>`,
    motif: { height: radius * 0.028, matt: 0.85, ink: -0.03 },
    letters: { height: radius * 0.014, matt: 0.75, ink: -0.07 },
    fine: { height: 1, matt: 0.5, ink: 0 },
    fieldMatt: 0.12,
    lustre: 0.14,
    grain: 0.5,
    seed: design.seed,
  };
}

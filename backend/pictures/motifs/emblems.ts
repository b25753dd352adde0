import { curve, ellipse, fill, line, type Motif, moved, type Part } from './shapes';

function leafPair(side: number, angle: number, radius: number, size: number): Part[] {
  const [x, y] = [side * Math.sin(angle) * radius, Math.cos(angle) * radius];
  const along = side > 0 ? -angle : angle - Math.PI;
  return [-1, 1].flatMap((lean) => {
    const turn = (along * 180) / Math.PI + lean * 30;
    return moved(`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)})`, [
      { d: curve(`0,0! ${size * 0.45},${-size * 0.2} ${size},0! ${size * 0.45},${size * 0.2}`), height: 0.66 },
      line(0.46, 1.1, `2,0 ${size * 0.8},0`),
    ]);
  });
}

/** Two branches, tied below and open above, with room for a value between them. */
export function wreath(radius = 82, size = 22): Motif {
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    let d = '';
    for (let i = 0; i <= 24; i++) {
      const a = side * (0.1 + (i / 24) * 2.5);
      d += `${i === 0 ? 'M' : 'L'}${(Math.sin(a) * radius).toFixed(1)} ${(Math.cos(a) * radius).toFixed(1)}`;
    }
    parts.push({ d, height: 0.5, stroke: 2.4 });
    for (let i = 0; i < 11; i++) parts.push(...leafPair(side, 0.2 + i * 0.225, radius, size * (1 - i * 0.025)));
  }
  parts.push(fill(0.7, '-9,80 0,86 9,80 14,92 0,88 -14,92'));
  return parts;
}

/** An open crown with five points. */
export const crown: Motif = [
  fill(
    0.75,
    '-62,30! -74,-28! -66,-30! -40,4! -38,-46! -30,-46! -14,0! -4,-62! 4,-62! 14,0! 30,-46! 38,-46! 40,4! 66,-30! 74,-28! 62,30!',
  ),
  ellipse(0.9, -71, -34, 7, 7),
  ellipse(0.9, -34, -52, 7, 7),
  ellipse(0.95, 0, -69, 8, 8),
  ellipse(0.9, 34, -52, 7, 7),
  ellipse(0.9, 71, -34, 7, 7),
  fill(0.95, '-64,32! 64,32! 66,54! -66,54!'),
  ...[-44, -22, 0, 22, 44].map((x) => ellipse(0.6, x, 43, 6, 5)),
];

import { capsuleOver, capsuleUnder } from '../../backend/pictures/scenes/plastic';
import { textPath } from '../../backend/pictures/text/outline';

const GOLD_EDGE =
  '<linearGradient id="goldEdge"><stop offset="0" stop-color="#7a5513"/><stop offset=".18" stop-color="#d9ae4e"/><stop offset=".34" stop-color="#fbeaae"/><stop offset=".55" stop-color="#c9983a"/><stop offset=".82" stop-color="#a8782a"/><stop offset=".94" stop-color="#e8c878"/><stop offset="1" stop-color="#7a5513"/></linearGradient>';

/** Height of one coin in a stack. */
export const LAYER = 26;

/** A stack of gold coins seen slightly from above; its topmost coin is added as a piece. */
export function stack(x: number, base: number, count: number, width: number): string {
  const [rx, ry] = [width / 2, width * 0.15];
  let svg = `<defs>${GOLD_EDGE}<filter id="st" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="16"/></filter></defs><ellipse cx="${x + 26}" cy="${base + 8}" rx="${rx * 1.06}" ry="${ry * 1.1}" fill="#3a2c12" opacity=".5" filter="url(#st)"/>`;
  for (let i = 0; i < count; i++) {
    const shift = Math.sin(i * 2.4) * 5;
    const [cx, y] = [x + shift, base - i * LAYER];
    const wall = `M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}V${y - LAYER + 3}A${rx} ${ry} 0 0 1 ${cx - rx} ${y - LAYER + 3}Z`;
    const reeds = Array.from({ length: 60 }, (_, k) => {
      const a = (k / 59) * Math.PI;
      const [px, py] = [cx - Math.cos(a) * rx, y + Math.sin(a) * ry];
      return `M${px.toFixed(1)} ${py.toFixed(1)}v${-LAYER + 6}`;
    }).join('');
    svg += `<path d="${wall}" fill="url(#goldEdge)"/><path d="${reeds}" stroke="#6b4a10" stroke-opacity=".35" stroke-width="1.6"/><path d="${wall}" fill="none" stroke="#5f420d" stroke-opacity=".55" stroke-width="1.6"/><ellipse cx="${cx}" cy="${y - LAYER + 3}" rx="${rx}" ry="${ry}" fill="#d9b04e" stroke="#f7e6ac" stroke-width="1.6"/>`;
  }
  return svg;
}

/** Planks of a shelf. */
export function wood(width: number, height: number): string {
  const planks = [0, 1, 2, 3, 4]
    .map((i) => {
      const y = (i * height) / 5;
      const grain = [0.2, 0.42, 0.6, 0.83]
        .map(
          (t, k) =>
            `M0 ${y + (height / 5) * t}C${width * 0.3} ${y + (height / 5) * t + 9 - k * 5} ${width * 0.6} ${y + (height / 5) * t - 8 + k * 5} ${width} ${y + (height / 5) * t + 3}`,
        )
        .join('');
      return `<rect y="${y}" width="${width}" height="${height / 5}" fill="${['#b98f63', '#b58a5d', '#bd946a', '#b38859', '#ba9066'][i]}"/><path d="${grain}" stroke="#8d6539" stroke-opacity=".3" stroke-width="2" fill="none"/><rect y="${y}" width="${width}" height="3" fill="#6d4b26" opacity=".5"/><rect y="${y + 3}" width="${width}" height="2" fill="#e2bf94" opacity=".5"/>`;
    })
    .join('');
  return `<defs><radialGradient id="wl" cx="28%" cy="16%" r="110%"><stop offset="0" stop-color="#fff3d8" stop-opacity=".55"/><stop offset=".6" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="#2c1a06" stop-opacity=".35"/></radialGradient></defs>${planks}<rect width="${width}" height="${height}" fill="url(#wl)"/>`;
}

/** An open case seen from above, lined with cloth, with round hollows for coins. */
export function openCase(
  x: number,
  y: number,
  width: number,
  height: number,
  hollows: readonly (readonly [number, number, number])[],
  cloth: string,
): string {
  const id = `case${x}`;
  const lid = height * 0.34;
  const pits = hollows
    .map(
      ([cx, cy, r]) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#000" opacity=".34"/><circle cx="${cx + 2}" cy="${cy + 4}" r="${r - 3}" fill="${cloth}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`,
    )
    .join('');
  return `<defs><filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="18"/></filter><linearGradient id="${id}c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs>
<rect x="${x + 12}" y="${y - lid + 26}" width="${width}" height="${height + lid}" rx="14" fill="#1f1408" opacity=".5" filter="url(#${id})"/>
<path d="M${x + 10} ${y}L${x + 26} ${y - lid}H${x + width - 26}L${x + width - 10} ${y}Z" fill="#2b211a"/><path d="M${x + 34} ${y - 8}L${x + 46} ${y - lid + 16}H${x + width - 46}L${x + width - 34} ${y - 8}Z" fill="${cloth}"/><path d="M${x + 34} ${y - 8}L${x + 46} ${y - lid + 16}H${x + width - 46}L${x + width - 34} ${y - 8}Z" fill="#000" opacity=".22"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#33271e"/><rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="4" rx="2" fill="#fff" opacity=".18"/>
<rect x="${x + 18}" y="${y + 18}" width="${width - 36}" height="${height - 36}" rx="6" fill="${cloth}"/><rect x="${x + 18}" y="${y + 18}" width="${width - 36}" height="${height - 36}" rx="6" fill="url(#${id}c)"/>${pits}`;
}

const scaled = (x: number, y: number, radius: number, svg: string): string =>
  `<g transform="translate(${x} ${y}) scale(${radius / 300}) translate(-600 -600)">${svg}</g>`;

/** Lower and upper half of a capsule for a coin of this radius. */
export function capsule(x: number, y: number, radius: number): { under: string; over: string } {
  return { under: scaled(x, y, radius, capsuleUnder(300)), over: scaled(x, y, radius, capsuleOver(300)) };
}

function ring(x: number, y: number, r: number, width: number): string {
  return `<circle cx="${x + 7}" cy="${y + 11}" r="${r}" fill="none" stroke="#2a1d08" stroke-opacity=".4" stroke-width="${width}" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="url(#goldEdge)" stroke-width="${width}"/><circle cx="${x}" cy="${y}" r="${r + width / 2 - 1}" fill="none" stroke="#7a5513" stroke-opacity=".7" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r - width / 2 + 1}" fill="none" stroke="#7a5513" stroke-opacity=".8" stroke-width="2"/><circle cx="${x - 1}" cy="${y - 1}" r="${r}" fill="none" stroke="#fff6cf" stroke-opacity=".75" stroke-width="${width * 0.22}"/>`;
}

function chain(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? points[i - 1] ?? [x + 1, y];
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const flat = i % 2 === 0 ? 7 : 3.2;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><ellipse cx="3" cy="6" rx="12" ry="${flat}" fill="none" stroke="#2a1d08" stroke-opacity=".28" stroke-width="4"/><ellipse rx="12" ry="${flat}" fill="none" stroke="#8f6a1f" stroke-width="5"/><ellipse rx="12" ry="${flat}" fill="none" stroke="#f3d98c" stroke-width="2.4"/></g>`;
    })
    .join('');
}

/** Rings and a chain, as from an inheritance. */
export function jewellery(): string {
  const links = Array.from({ length: 58 }, (_, i) => {
    const t = i / 57;
    return [560 + Math.sin(t * 7.2) * 120 + t * 210, 470 + Math.cos(t * 7.2) * 66 + t * 40] as const;
  });
  return `<defs>${GOLD_EDGE}<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter></defs>${chain(links)}${ring(330, 330, 46, 17)}${ring(430, 392, 40, 11)}`;
}

/** A small pair of digital scales seen from above. */
export function pocketScale(x: number, y: number, reading: string): string {
  const digits = textPath(reading, { font: 'sans', size: 40, tracking: 0.02 }, x + 238, y + 366, 'end');
  return `<defs><linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fafafa"/><stop offset=".5" stop-color="#b9bec2"/><stop offset="1" stop-color="#e4e7e9"/></linearGradient><filter id="psc" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/></filter></defs>
<rect x="${x + 10}" y="${y + 24}" width="300" height="420" rx="26" fill="#2a1d08" opacity=".4" filter="url(#psc)"/><rect x="${x}" y="${y}" width="300" height="420" rx="26" fill="#2a2925"/><rect x="${x + 2}" y="${y + 2}" width="296" height="416" rx="24" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><rect x="${x + 20}" y="${y + 20}" width="260" height="262" rx="14" fill="url(#steel)"/><rect x="${x + 40}" y="${y + 312}" width="220" height="74" rx="8" fill="#c9d3b8"/><path d="${digits}" fill="#23281c"/>`;
}

/** Brass weights for old scales, standing on `base`. */
export function brassWeights(x: number, base: number): string {
  return [
    [0, 62, 84],
    [64, 46, 60],
    [112, 34, 42],
  ]
    .map(([dx = 0, w = 0, h = 0]) => {
      const left = x + dx;
      return `<rect x="${left}" y="${base - h}" width="${w}" height="${h}" rx="4" fill="url(#brass)"/><rect x="${left}" y="${base - h}" width="${w}" height="3" fill="#fff3cf" opacity=".7"/><rect x="${left + w * 0.38}" y="${base - h - w * 0.26}" width="${w * 0.24}" height="${w * 0.28}" fill="url(#brass)"/><rect x="${left + w * 0.24}" y="${base - h - w * 0.5}" width="${w * 0.52}" height="${w * 0.3}" rx="${w * 0.14}" fill="url(#brass)"/>`;
    })
    .join('');
}

import { emblemSvg, type Imprint } from '../brands';
import { lettering } from '../text/outline';
import { guilloche } from './guilloche';

const INK = '#2a2417';
const QUIET = '#8b8069';

/** The slightly rotated sheet of paper that comes with a cast bar, shadows included. */
export function certificateSvg(c: Imprint): string {
  const metal = c.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  const [x, y, w, h] = [170, 110, 700, 960];
  const cx = x + w / 2;
  const rows: readonly (readonly [string, string])[] = [
    ['VIKT', c.weight],
    ['METALL', metal],
    ['FINHALT', c.fineness],
    ['NUMMER', c.serial],
  ];
  const table = rows
    .map(([label, value], i) => {
      const top = y + 410 + i * 62;
      return `${lettering(label, { font: 'sans', size: 20, tracking: 0.14 }, 560, [x + 90, top], QUIET, 'start')}${lettering(value, { font: 'serif-bold', size: 32 }, 560, [x + 270, top + 4], INK, 'start')}<rect x="${x + 90}" y="${top + 20}" width="${w - 180}" height="1.5" fill="#d9cfb8"/>`;
    })
    .join('');
  return `<defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter></defs>
<g transform="rotate(-5 600 600)"><rect x="${x + 10}" y="${y + 26}" width="${w}" height="${h}" fill="#3d3421" opacity=".26" filter="url(#s)"/>
<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#fffdf8"/>
<rect x="${x + 34}" y="${y + 34}" width="${w - 68}" height="${h - 68}" fill="none" stroke="#c9b98f" stroke-width="2"/>
<rect x="${x + 44}" y="${y + 44}" width="${w - 88}" height="${h - 88}" fill="none" stroke="#e3d9bf" stroke-width="1.5"/>
${guilloche(x + 60, y + 250, w - 120, 80, '#d8c596', c.seed)}
${emblemSvg(c.maker, cx, y + 120, 42, INK)}
${lettering(c.maker.name.toUpperCase(), { font: c.maker.face, size: 40, tracking: 0.14 }, 560, [cx, y + 222], INK)}
${lettering('ÄKTHETSCERTIFIKAT', { font: 'serif', size: 34, tracking: 0.1 }, 560, [cx, y + 360], INK)}
${table}</g>`;
}

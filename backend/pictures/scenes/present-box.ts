import { emblemSvg } from '../brands';
import { lettering, type TextStyle } from '../text/outline';
import type { BarDesign } from './bar';

const BOX = { x: 220, y: 135, width: 760, height: 930 } as const;
const TRAY = { x: 270, y: 185, width: 660, height: 610 } as const;
const FOIL = '#d9bf7a';

/** Vertical centre of the tray, where the bar lies. */
export const PRESENT_CENTRE = TRAY.y + TRAY.height / 2;

/** Outline of the box, for its shadow. */
export const presentBoxOutline = `<rect x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}" rx="26"/>`;

function words(value: string, style: TextStyle, y: number): string {
  return lettering(value, style, BOX.width * 0.8, [600, y], FOIL);
}

/** An open present box, with its velvet tray and the maker's mark in foil below it. */
export function presentBoxSvg(design: BarDesign, colour: string): string {
  const { maker, weight, fineness } = design;
  return `<defs>
<linearGradient id="lacquer" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<radialGradient id="velvet" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>
<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".1" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>
<rect x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}" rx="26" fill="${colour}"/>
<rect x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}" rx="26" fill="url(#lacquer)"/>
<rect x="${BOX.x + 14}" y="${BOX.y + 14}" width="${BOX.width - 28}" height="${BOX.height - 28}" rx="18" fill="none" stroke="${FOIL}" stroke-opacity=".55" stroke-width="3"/>
<rect x="${TRAY.x}" y="${TRAY.y}" width="${TRAY.width}" height="${TRAY.height}" rx="16" fill="${colour}"/>
<rect x="${TRAY.x}" y="${TRAY.y}" width="${TRAY.width}" height="${TRAY.height}" rx="16" fill="url(#velvet)"/>
<rect x="${TRAY.x}" y="${TRAY.y}" width="${TRAY.width}" height="${TRAY.height}" rx="16" fill="url(#depth)"/>
${emblemSvg(maker, 600, 858, 34, FOIL)}
${words(maker.name.toUpperCase(), { font: maker.face, size: 72, tracking: 0.08 }, 968)}
${words(`${weight} · ${fineness}`, { font: 'sans', size: 34, tracking: 0.1 }, 1022)}`;
}

import { emblemSvg, type Imprint, type Maker } from '../brands';
import { lettering, type TextStyle } from '../text/outline';
import { GROUND } from './ground';
import { guilloche } from './guilloche';

export interface Card extends Imprint {
  /** Outer size in pixels; the card is in the middle of a 1200 pixel picture. */
  readonly width: number;
  readonly height: number;
  /** Size of the window for the metal. */
  readonly windowWidth: number;
  readonly windowHeight: number;
}

interface Paint {
  readonly paper: string;
  readonly paperDark: string;
  readonly ink: string;
  readonly quiet: string;
}

// One muted card colour per maker, so that the cards in a listing differ.
const PAINTS: readonly Paint[] = [
  { paper: '#24302c', paperDark: '#1a2421', ink: '#efe6cf', quiet: '#a9ad9c' },
  { paper: '#2b2a33', paperDark: '#201f27', ink: '#ece7da', quiet: '#a6a3ad' },
  { paper: '#fbf8f0', paperDark: '#efe9da', ink: '#2a2417', quiet: '#7d7460' },
  { paper: '#1f2c3b', paperDark: '#17212d', ink: '#ece8dc', quiet: '#9aa6b4' },
  { paper: '#f4f1ea', paperDark: '#e6e1d5', ink: '#3a2b18', quiet: '#83765f' },
  { paper: '#38222a', paperDark: '#2a191f', ink: '#f1e6d8', quiet: '#b49c98' },
];

function paintOf(maker: Maker): Paint {
  const index = [...maker.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PAINTS.length;
  return PAINTS[index] ?? { paper: '#fff', paperDark: '#eee', ink: '#222', quiet: '#777' };
}

function words(value: string, style: TextStyle, card: Card, y: number, colour: string): string {
  return lettering(value, style, card.width * 0.8, [600, y], colour);
}

// An invented signature.
function signature(x: number, y: number, scale: number, seed: number): string {
  const bend = (k: number): number => ((seed >> k) % 9) - 4;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 8C10 ${-22 + bend(1)} 18 ${-20 + bend(2)} 16 0S8 18 14 8S30 ${-16 + bend(3)} 34 -4S34 12 42 4S54 ${-10 + bend(4)} 58 0S70 8 78 -2S96 ${-12 + bend(5)} 104 -2L122 ${-6 + bend(6)}" fill="none"`;
}

/** The card with an opening for the metal, and text above and below it; the metal is drawn on top. */
export function cardSvg(card: Card): string {
  const paint = paintOf(card.maker);
  const { width: w, height: h } = card;
  const left = 600 - w / 2;
  const top = 600 - h / 2;
  const windowTop = top + h * 0.46 - card.windowHeight / 2;
  const foot = top + h;
  const rest = foot - (windowTop + card.windowHeight);
  const metal = card.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  const pit = GROUND[card.metal];
  const head = (windowTop - top) * 0.56;
  // Above a large bar there is room for the name only.
  const isRoomy = head > 90;
  const small = (size: number): TextStyle => ({ font: 'sans', size: w * size, tracking: 0.12 });
  return `<defs>
<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paint.paper}"/><stop offset="1" stop-color="${paint.paperDark}"/></linearGradient>
<linearGradient id="pit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".28"/><stop offset=".12" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>
<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="34" fill="url(#paper)"/>
<rect x="${left + 1.5}" y="${top + 1.5}" width="${w - 3}" height="${h - 3}" rx="33" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>
<g opacity=".5">${guilloche(left + w * 0.06, foot - rest * 0.98, w * 0.88, rest * 0.9, paint.quiet, card.seed).replace('/>', ' stroke-opacity=".5"/>')}</g>
${isRoomy ? emblemSvg(card.maker, 600, top + head * 0.72, Math.min(head * 0.3, w * 0.07), paint.ink) : ''}
${words(card.maker.name.toUpperCase(), { font: card.maker.face, size: Math.min(w * 0.125, head * (isRoomy ? 0.4 : 0.95)), tracking: 0.08 }, card, top + head * (isRoomy ? 1.42 : 1.28), paint.ink)}
<rect x="${600 - card.windowWidth / 2}" y="${windowTop}" width="${card.windowWidth}" height="${card.windowHeight}" rx="20" fill="${pit}"/>
<rect x="${600 - card.windowWidth / 2}" y="${windowTop}" width="${card.windowWidth}" height="${card.windowHeight}" rx="20" fill="url(#pit)"/>
${words(`${card.weight}`, { font: 'serif-bold', size: Math.min(w * 0.17, rest * 0.34) }, card, foot - rest * 0.66, paint.ink)}
${words(`${metal} ${card.fineness}`, small(0.034), card, foot - rest * 0.5, paint.ink)}
${words('ÄKTHETSCERTIFIKAT', small(0.024), card, foot - rest * 0.35, paint.quiet)}
${words(`NR ${card.serial}`, small(0.024), card, foot - rest * 0.26, paint.quiet)}
${signature(600 - w * 0.11, foot - rest * 0.12, w * 0.0018, card.seed)} stroke="${paint.ink}" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** Vertical centre of the window, in pixels. */
export function windowCentre(card: Card): number {
  return 600 - card.height / 2 + card.height * 0.46;
}

/** The clear plastic over the window: an edge and two streaks of light. */
export function blisterSvg(card: Card): string {
  const x = 600 - card.windowWidth / 2;
  const y = windowCentre(card) - card.windowHeight / 2;
  const { windowWidth: w, windowHeight: h } = card;
  return `<defs><clipPath id="c"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="20"/></clipPath>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient></defs>
<g clip-path="url(#c)"><path d="M${x + w * 0.52} ${y - 10}L${x + w * 0.82} ${y - 10}L${x + w * 0.3} ${y + h + 10}L${x} ${y + h + 10}Z" fill="url(#g)" opacity=".5"/><path d="M${x + w * 0.9} ${y - 10}L${x + w * 0.97} ${y - 10}L${x + w * 0.45} ${y + h + 10}L${x + w * 0.38} ${y + h + 10}Z" fill="url(#g)" opacity=".5"/></g>
<rect x="${x + 2}" y="${y + 2}" width="${w - 4}" height="${h - 4}" rx="18" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>
<rect x="${x - 1}" y="${y - 1}" width="${w + 2}" height="${h + 2}" rx="21" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
}

/** The outline of the card, for its shadow. */
export function cardOutline(card: Card): string {
  return `<rect x="${600 - card.width / 2}" y="${600 - card.height / 2}" width="${card.width}" height="${card.height}" rx="34"/>`;
}

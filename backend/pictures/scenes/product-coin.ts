import { coinDesign } from '../coin-design';
import { seedOf } from '../relief/noise';
import { renderRelief } from '../relief/relief';
import { type Metal, PICTURE_SIZE, type PictureSpec } from '../spec';
import { weightOf } from '../weight';
import { type CoinDesign, type CoinFace, coinRelief } from './coin';
import { alone, closeShadow, compose } from './ground';
import { boxSvg, capsuleOver, capsuleUnder, tubeSvg } from './plastic';

const MIDDLE = PICTURE_SIZE / 2;

/** Radius of a one-ounce coin in a 1200 pixel picture. */
const OUNCE: Record<Metal, number> = { gold: 420, silver: 330 };
const LARGEST = 465;

/** Radius after real coins of the metal (1 oz 32 mm, 1/4 oz 22, 1/10 oz 16.5); larger coins fill the picture. */
export function coinRadius(metal: Metal, grams: number): number {
  return Math.round(Math.min(LARGEST, OUNCE[metal] * (grams / 31.1) ** 0.285));
}

function designOf(spec: PictureSpec, radius: number, size: number): CoinDesign {
  return { metal: spec.metal, purity: spec.purity, seed: seedOf(spec.code), radius, size };
}

function disc(cx: number, cy: number, radius: number): string {
  return `<circle cx="${cx}" cy="${cy + radius * 0.02}" r="${radius}"/>`;
}

async function bare(spec: PictureSpec, face: CoinFace): Promise<Buffer> {
  const radius = coinRadius(spec.metal, weightOf(spec.name, spec.weightLabel).grams);
  return await alone(coinRelief(face, designOf(spec, radius, PICTURE_SIZE)));
}

async function inCapsule(spec: PictureSpec, face: CoinFace): Promise<Buffer> {
  const radius = Math.round(coinRadius(spec.metal, weightOf(spec.name, spec.weightLabel).grams) * 0.78);
  const metal = await renderRelief(coinRelief(face, designOf(spec, radius, Math.ceil(radius * 2.12))));
  const [shape, under, over] = [disc(MIDDLE, MIDDLE, radius * 1.27), capsuleUnder(radius), capsuleOver(radius)];
  return await compose({ metal: spec.metal, shape, under, over }, metal, MIDDLE, MIDDLE);
}

/** A coin leaning against the tube or box of its quantity. */
async function inBulk(spec: PictureSpec, face: CoinFace, pack: string): Promise<Buffer> {
  const radius = 235;
  const [cx, cy] = [860, 850];
  const metal = await renderRelief(coinRelief(face, designOf(spec, radius, 500)));
  const under = pack + closeShadow(disc(cx + 4, cy + 8, radius));
  return await compose({ metal: spec.metal, under }, metal, cx, cy);
}

/** Picture of a coin, a tube or a box of coins. */
export async function coinPicture(spec: PictureSpec): Promise<Buffer> {
  const design = coinDesign(spec);
  const { pieces } = weightOf(spec.name, spec.weightLabel);
  if (pieces > 1) {
    if (spec.view === 2) return await bare({ ...spec, name: spec.name.replace(/^\d+x/, '') }, design.front);
    if (spec.view === 3) return await bare({ ...spec, name: spec.name.replace(/^\d+x/, '') }, design.back);
    const pack = pieces > 100 ? boxSvg(design.front.top, `${pieces} × 1 oz`, '#3d5a4c') : tubeSvg(pieces, '#8d2f2b');
    return await inBulk(spec, design.front, pack);
  }
  if (spec.view === 3) return await inCapsule(spec, design.front);
  return await bare(spec, spec.view === 2 ? design.back : design.front);
}

import sharp from 'sharp';
import { barMotif } from '../bar-motif';
import { makerOf } from '../brands';
import { seedOf } from '../relief/noise';
import { renderReduced, renderRelief } from '../relief/relief';
import { PICTURE_SIZE, type PictureSpec } from '../spec';
import { fineness, weightOf } from '../weight';
import { type BarLook, barRelief, serial } from './bar';
import { type BarShape, barShape, scaledShape } from './bar-shape';
import { blisterSvg, type Card, cardOutline, cardSvg, windowCentre } from './card';
import { certificateSvg } from './certificate';
import { alone, closeShadow, compose } from './ground';

const MIDDLE = PICTURE_SIZE / 2;

/** A bar of the product in a shape; `size` is the side of its own square picture. */
export function barLook(spec: PictureSpec, shape: BarShape, size: number): BarLook {
  const maker = makerOf(spec.brand);
  return {
    metal: spec.metal,
    purity: spec.purity,
    fineness: fineness(spec.purity),
    weight: weightOf(spec.name, spec.weightLabel).piece,
    maker,
    line: barMotif(spec.name)?.title ?? maker.country,
    cast: spec.kind === 'bar-cast',
    seed: seedOf(spec.code),
    shape,
    size,
  };
}

function shadowOf(shape: BarShape, cx: number, cy: number): string {
  return `<rect x="${cx - shape.width / 2}" y="${cy - shape.height / 2}" width="${shape.width}" height="${shape.height}" rx="${shape.corner}"/>`;
}

async function bare(spec: PictureSpec, shape: BarShape): Promise<Buffer> {
  const side = spec.view === 2 ? 'back' : 'front';
  return await alone(barRelief(barLook(spec, shape, PICTURE_SIZE), side, barMotif(spec.name)?.motif ?? null));
}

/** The card a minted bar is sold in; the share of it that the metal takes follows the real sizes. */
async function cardPicture(spec: PictureSpec, shape: BarShape, grams: number): Promise<Buffer> {
  const [width, height] = [660, 1040];
  const share = Math.min(0.6, (0.26 + 0.15 * Math.log10(Math.max(1, grams))) * (spec.metal === 'silver' ? 1.12 : 1));
  const small = scaledShape(shape, (width * share) / shape.width);
  const size = Math.ceil(shape.height + shape.thickness) + 40;
  const look = barLook(spec, shape, size);
  const margin = 30 + width * 0.03;
  const card: Card = {
    metal: spec.metal,
    maker: look.maker,
    weight: look.weight,
    fineness: look.fineness,
    serial: serial(look.seed),
    seed: look.seed,
    width,
    height,
    windowWidth: small.width + margin * 2,
    windowHeight: small.height + margin * 2,
  };
  const metal = await renderReduced(barRelief(look, 'front', null), small.width / shape.width);
  const cy = windowCentre(card);
  return await compose(
    {
      metal: spec.metal,
      shape: cardOutline(card),
      under: cardSvg(card) + closeShadow(shadowOf(small, MIDDLE, cy)),
      over: blisterSvg(card),
    },
    metal,
    MIDDLE,
    cy,
  );
}

async function withCertificate(spec: PictureSpec, shape: BarShape): Promise<Buffer> {
  const small = scaledShape(shape, 0.62);
  const size = Math.ceil(small.height + small.thickness) + 40;
  const look = barLook(spec, small, size);
  const flat = await renderRelief(barRelief(look, 'front', null));
  const turned = await sharp(flat.data, { raw: { width: size, height: size, channels: 4 } })
    .rotate(7, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [cx, cy] = [860, 790];
  const shadow = `<g transform="rotate(7 ${cx} ${cy})">${shadowOf(small, cx, cy)}</g>`;
  const paper = certificateSvg({ ...look, serial: serial(look.seed) });
  return await compose(
    { metal: spec.metal, shape: '', under: paper + closeShadow(shadow), over: '' },
    { data: turned.data, width: turned.info.width, height: turned.info.height },
    cx,
    cy,
  );
}

/** Picture of a cast or minted bar. */
export async function barPicture(spec: PictureSpec): Promise<Buffer> {
  const { grams } = weightOf(spec.name, spec.weightLabel);
  const shape = barShape(spec.kind, spec.metal, grams);
  if (spec.view !== 3) return await bare(spec, shape);
  return spec.kind === 'bar-cast' ? await withCertificate(spec, shape) : await cardPicture(spec, shape, grams);
}

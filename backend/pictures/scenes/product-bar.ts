import sharp from 'sharp';
import { imprintOf } from '../brands';
import { renderReduced, renderRelief } from '../relief/relief';
import { PICTURE_SIZE, type PictureSpec } from '../spec';
import { weightOf } from '../weight';
import { type BarDesign, barRelief } from './bar';
import { type BarShape, barShape, mintedHeight, scaledShape, TALLEST } from './bar-shape';
import { blisterSvg, type Card, cardOutline, cardSvg, windowCentre } from './card';
import { certificateSvg } from './certificate';
import { alone, closeShadow, compose } from './ground';
import { PRESENT_CENTRE, presentBoxOutline, presentBoxSvg } from './present-box';

/** Named series of minted bars: the title engraved under the maker's name, and the motif on the back. */
const SERIES = [
  { title: 'FORTUNA', motif: 'libertyStanding' },
  { title: 'KÄNGURU', motif: 'kangaroo' },
  { title: 'BRITANNIA', motif: 'britannia' },
  { title: 'KINEBAR', motif: 'rosette' },
];

function seriesOf(name: string) {
  return /gjuten/i.test(name) ? undefined : SERIES.find(({ title }) => name.toUpperCase().includes(title));
}

const MIDDLE = PICTURE_SIZE / 2;

/** A bar of the product in the given shape; `size` is the side of its own square picture. */
function barDesign(spec: PictureSpec, shape: BarShape, size: number): BarDesign {
  const imprint = imprintOf(spec);
  const line = seriesOf(spec.name)?.title ?? imprint.maker.country;
  return { ...imprint, purity: spec.purity, line, cast: spec.kind === 'bar-cast', shape, size };
}

function shadowOf(shape: BarShape, cx: number, cy: number): string {
  return `<rect x="${cx - shape.width / 2}" y="${cy - shape.height / 2}" width="${shape.width}" height="${shape.height}" rx="${shape.corner}"/>`;
}

async function bare(spec: PictureSpec, shape: BarShape): Promise<Buffer> {
  const side = spec.view === 2 ? 'back' : 'front';
  return await alone(barRelief(barDesign(spec, shape, PICTURE_SIZE), side, seriesOf(spec.name)?.motif ?? null));
}

/** Height of a card in millimetres, the same as a bank card. */
const CARD_HEIGHT = 85.6;
const [WIDTH, HEIGHT] = [590, TALLEST];
/** Maximum share of the card's width, for bars heavier than real cards of this size contain. */
const WIDEST = 0.6;

/** The card of a minted bar. All cards have one size, so that bars are on one scale. */
async function cardPicture(spec: PictureSpec, shape: BarShape, grams: number): Promise<Buffer> {
  const [width, height] = [WIDTH, HEIGHT];
  const millimetres = mintedHeight(grams) * (spec.metal === 'silver' ? 1.12 : 1);
  const scale = ((millimetres / CARD_HEIGHT) * height) / shape.height;
  const small = scaledShape(shape, Math.min(scale, (width * WIDEST) / shape.width));
  const size = Math.ceil(shape.height + shape.thickness) + 40;
  const design = barDesign(spec, shape, size);
  const margin = 30 + width * 0.03;
  const card: Card = {
    ...design,
    width,
    height,
    windowWidth: small.width + margin * 2,
    windowHeight: small.height + margin * 2,
  };
  const metal = await renderReduced(barRelief(design, 'front', null), small.width / shape.width);
  const cy = windowCentre(card);
  const under = cardSvg(card) + closeShadow(shadowOf(small, MIDDLE, cy));
  const scene = { metal: spec.metal, shape: cardOutline(card), under, over: blisterSvg(card) };
  return await compose(scene, metal, MIDDLE, cy);
}

/** A minted bar in its open present box, on the same scale as the cards. */
async function inPresentBox(spec: PictureSpec, shape: BarShape, grams: number, colour: string): Promise<Buffer> {
  const scale = ((mintedHeight(grams) / CARD_HEIGHT) * HEIGHT) / shape.height;
  const small = scaledShape(shape, scale);
  const design = barDesign(spec, small, Math.ceil(shape.height + shape.thickness) + 40);
  const full = barDesign(spec, shape, design.size);
  const metal = await renderReduced(barRelief(full, 'front', null), scale);
  const under = presentBoxSvg(design, colour) + closeShadow(shadowOf(small, MIDDLE, PRESENT_CENTRE));
  return await compose({ metal: spec.metal, shape: presentBoxOutline, under }, metal, MIDDLE, PRESENT_CENTRE);
}

async function withCertificate(spec: PictureSpec, shape: BarShape): Promise<Buffer> {
  const small = scaledShape(shape, 0.62);
  const size = Math.ceil(small.height + small.thickness) + 40;
  const design = barDesign(spec, small, size);
  const flat = await renderRelief(barRelief(design, 'front', null));
  const turned = await sharp(flat.data, { raw: { width: size, height: size, channels: 4 } })
    .rotate(7, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [cx, cy] = [860, 790];
  const shadow = `<g transform="rotate(7 ${cx} ${cy})">${shadowOf(small, cx, cy)}</g>`;
  const scene = { metal: spec.metal, under: certificateSvg(design) + closeShadow(shadow) };
  return await compose(scene, { data: turned.data, width: turned.info.width, height: turned.info.height }, cx, cy);
}

/** Picture of a cast or minted bar. */
export async function barPicture(spec: PictureSpec): Promise<Buffer> {
  const { grams } = weightOf(spec.name, spec.weightLabel);
  const shape = barShape(spec.kind, spec.metal, grams);
  if (spec.view !== 3) return await bare(spec, shape);
  if (spec.box !== null) return await inPresentBox(spec, shape, grams, spec.box);
  return spec.kind === 'bar-cast' ? await withCertificate(spec, shape) : await cardPicture(spec, shape, grams);
}

import { imprintOf } from '../brands';
import { renderReduced } from '../relief/relief';
import { PICTURE_SIZE, type PictureSpec } from '../spec';
import { weightOf } from '../weight';
import { blisterSvg, type Card, cardOutline, cardSvg, windowCentre } from './card';
import { type CombiDesign, combiRelief, combiShape } from './combi';
import { alone, closeShadow, compose } from './ground';

/** Picture of a combi bar: its pieces, or the card with them. */
export async function combiPicture(spec: PictureSpec): Promise<Buffer> {
  const weight = weightOf(spec.name, spec.weightLabel);
  const imprint = { ...imprintOf(spec), purity: spec.purity, shape: combiShape(spec.name, weight.pieces) };
  const design = (size: number, reach: number): CombiDesign => ({ ...imprint, size, reach });
  const middle = PICTURE_SIZE / 2;
  if (spec.view !== 3) {
    return await alone(combiRelief(design(PICTURE_SIZE, 960), spec.view === 2 ? 'back' : 'front').relief);
  }
  const reduced = 570 / 960;
  const large = combiRelief(design(1000, 960), 'front');
  const laid = { ...large, width: large.width * reduced, height: large.height * reduced };
  const card: Card = {
    ...imprint,
    weight: `${weight.pieces} × ${weight.piece}`,
    width: Math.max(660, laid.width + 110),
    height: 1060,
    windowWidth: laid.width + 44,
    windowHeight: laid.height + 44,
  };
  const cy = windowCentre(card);
  const shift = `translate(${middle} ${cy}) scale(${reduced}) translate(-500 -500)`;
  const under = cardSvg(card) + closeShadow(`<g transform="${shift}">${laid.outline}</g>`);
  const scene = { metal: spec.metal, shape: cardOutline(card), under, over: blisterSvg(card) };
  return await compose(scene, await renderReduced(large.relief, reduced), middle, cy);
}

import { curve, line, type Motif, moved, type Part, spots } from './shapes';

const HALF = spots('0,-97 16,-66 37,-76 27,-30 56,-56 61,-40 92,-44 81,-16 97,-4 52,30 60,48 7,39');

// Edges sag towards the middle of the leaf: straight ones would look cut from paper.
function outline(): string {
  const points = [
    ...HALF,
    ...HALF.slice(1)
      .map(([x = 0, y = 0]) => [-x, y])
      .reverse(),
  ];
  let d = '';
  points.forEach(([x = 0, y = 0], i) => {
    const [fx = 0, fy = 0] = points.at(i - 1) ?? [];
    const cx = ((x + fx) / 2) * 0.93;
    const cy = ((y + fy) / 2) * 0.95;
    d += i === 0 ? `M${x} ${y}` : `Q${cx} ${cy} ${x} ${y}`;
  });
  return `${d}Z`;
}

const STEM: Part = { d: curve('-3.5,36! 3.5,36! 4,60 8,88 9,97! 1,98! -1,80 -2.5,56'), height: 0.75 };

function veins(): Part[] {
  const main = ['0,38 0,0 0,-86', '0,38 26,4 54,-46', '0,38 40,16 86,-10', '0,38 24,36 50,42'];
  const side = [
    '0,-20 14,-42 26,-62',
    '0,6 10,-8 18,-22',
    '30,0 46,-4 78,-34',
    '36,18 52,18 72,12',
    '22,10 36,-6 38,-24',
  ];
  const mirror = (points: string): string => points.replace(/(^| )(-?[\d.]+),/g, (_, gap, x) => `${gap}${-Number(x)},`);
  return [
    ...[...main, ...main.slice(1).map(mirror)].map((p) => line(0.42, 2.4, p)),
    ...[...side, ...side.map(mirror)].map((p) => line(0.55, 1.5, p)),
  ];
}

export const mapleLeaf: Motif = [STEM, { d: outline(), height: 0.85 }, ...veins()];

/** Three leaves of different size. */
export const leafSpray: Motif = [
  ...moved('translate(-34 24) rotate(-34) scale(.62)', mapleLeaf),
  ...moved('translate(38 28) rotate(30) scale(.56)', mapleLeaf),
  ...moved('translate(2 -18) rotate(4) scale(.8)', mapleLeaf),
];

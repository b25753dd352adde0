import { dots, ellipse, fill, hatch, line, type Motif, type Part, spots, swell } from './shapes';

const MAN =
  '-66,86! -48,78 -41,60 -38,40 -50,18 -60,-14 -57,-48 -40,-74 -8,-87 24,-82 43,-62 49,-44 50,-30 52,-24 50,-16 57,-2 69,12 66,18 56,20 55,25 60,31 57,35! 54,36 58,41 55,46 53,49 57,57 53,67 41,71 22,66 15,74 18,82 36,92! 22,98 0,92 -20,99 -44,98';
const WOMAN =
  '-58,88! -38,80 -30,62 -27,46 -42,22 -54,-10 -52,-46 -38,-70 -8,-83 22,-78 40,-58 45,-40 45,-29 46,-24 44,-17 50,-4 60,9 58,14 50,16 49,21 54,26 51,30! 49,31 52,36 49,41 47,44 50,51 46,60 34,63 16,58 8,68 12,82 32,92! 18,99 -2,93 -18,99 -40,98';

const MODELLING: readonly Part[] = [
  swell(0.86, 2, 8, 46, 60),
  swell(0.82, 22, 12, 24, 24),
  swell(0.8, 14, -48, 32, 22),
  swell(0.78, 34, 52, 19, 18),
  swell(0.72, -18, 80, 30, 22),
  swell(0.5, 36, -18, 13, 10),
];

const SOFTER: readonly Part[] = [
  swell(0.86, -4, 8, 42, 54),
  swell(0.8, 16, 10, 22, 24),
  swell(0.78, 10, -46, 30, 20),
  swell(0.75, 30, 46, 14, 13),
  swell(0.7, -16, 82, 26, 18),
  swell(0.5, 30, -20, 12, 9),
];

const EAR: readonly Part[] = [
  fill(0.78, '-16,-14 -6,-18 2,-10 0,4 -6,14 -12,10 -12,2'),
  line(0.45, 2.2, '-10,-8 -4,-10 -3,0 -7,6'),
];

function face(dx: number, dy: number): Part[] {
  const p = (points: string): string =>
    points
      .split(' ')
      .map((word) => {
        const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
        return `${x + dx},${y + dy}${word.endsWith('!') ? '!' : ''}`;
      })
      .join(' ');
  return [
    line(0.86, 3.2, p('30,-27 39,-31 48,-28')),
    fill(0.4, p('29,-15! 36,-21 46,-18! 38,-12')),
    ellipse(0.75, 40 + dx, -16.5 + dy, 3, 3),
    line(0.5, 2, p('31,-20 38,-23 46,-20')),
    line(0.45, 2.4, p('57,13 61,16 66,15')),
    line(0.5, 2, p('53,8 52,14 55,18')),
    line(0.38, 2.6, p('43,37 50,35 57,35')),
    line(0.58, 2, p('42,22 40,28 42,33')),
  ];
}

function strands(height: number, width: number, ...lines: string[]): Part[] {
  return lines.map((points) => line(height, width, points));
}

const SHORT_HAIR: readonly Part[] = [
  fill(
    0.82,
    '-38,40! -30,22 -22,6! -18,-12 -16,-28! -8,-16! -4,-34 6,-50 24,-58 44,-62! 30,-82 -6,-92 -42,-80 -63,-50 -66,-14 -55,20',
  ),
  ...hatch(
    0.6,
    1.7,
    10,
    '40,-63 22,-60 2,-52 -12,-36 -20,-16 -24,4 -28,18 -33,30',
    '24,-84 -10,-90 -44,-76 -62,-46 -64,-12 -58,8 -50,24 -40,38',
  ),
];

const FULL_BEARD: readonly Part[] = [
  fill(0.84, '-16,0! -4,20 12,32 30,30 46,22 60,24! 66,31 60,37! 62,46 66,62 60,82 44,93 24,84 6,70 -8,50 -16,26'),
  ...hatch(0.6, 1.7, 9, '-10,14 2,34 14,52 26,66 40,90', '50,32 58,36 58,50 62,66 58,82'),
  line(0.6, 1.8, '34,34 46,30 62,31'),
];

const MOUSTACHE: readonly Part[] = [
  fill(0.86, '26,42! 32,30 46,22 60,24! 66,30 60,34 48,33 38,37'),
  line(0.6, 1.8, '32,38 44,29 60,29'),
];

const UPTURNED: readonly Part[] = [
  fill(0.86, '22,16! 26,30 38,26 50,21 60,24! 66,30 58,34 44,35 28,38 18,30'),
  line(0.6, 1.8, '24,26 36,32 58,29'),
];

const WHISKERS: readonly Part[] = [
  fill(0.84, '-16,-2! -6,18 8,26 22,24 34,30 46,22 60,24! 66,30 58,34 46,36 34,46 28,62 14,70 0,58 -12,36'),
  ...hatch(0.6, 1.6, 7, '-12,14 -6,32 2,50 10,66', '10,28 18,34 24,44 28,58'),
  ...hatch(0.62, 1.5, 3, '30,40 46,32 60,30', '26,30 46,26 60,27'),
];

const GOATEE: readonly Part[] = [
  ...MOUSTACHE,
  fill(0.84, '44,48! 54,50! 60,58 60,74 54,86! 44,74 38,62'),
  ...strands(0.58, 1.8, '48,54 52,66 54,80'),
];

const SPECTACLES: readonly Part[] = [
  { ...ellipse(0.95, 40, -15, 9, 8.5), stroke: 2 },
  line(0.95, 2, '31,-16 10,-17 -6,-14'),
];

const LAUREL: readonly Part[] = [
  ...spots('34,-68,-20 20,-76,-2 4,-80,8 -12,-79,22 -27,-73,34 -40,-63,48 -50,-49,62 -56,-33,76').flatMap(
    ([x = 0, y = 0, turn = 0]) => leafPair(x, y, turn),
  ),
  fill(0.9, '-58,-16! -52,-12 -56,2 -72,14! -66,0'),
  fill(0.8, '-56,-10! -50,-6 -52,14 -62,34! -60,14'),
];

function leafPair(x: number, y: number, turn: number): Part[] {
  const a = (-turn * Math.PI) / 180;
  const at = (u: number, v: number): string =>
    `${(x + u * Math.cos(a) - v * Math.sin(a)).toFixed(1)},${(y + u * Math.sin(a) + v * Math.cos(a)).toFixed(1)}`;
  const leaf = (u: number, v: number, tip: number, lift: number): Part =>
    fill(
      0.95,
      `${at(u, v)}! ${at(u + tip * 0.5, v + lift - 5)} ${at(u + tip, v + lift * 1.6)}! ${at(u + tip * 0.5, v + lift + 5)}`,
    );
  return [leaf(-2, 0, 22, -8), leaf(-2, 4, 22, 6)];
}

/** A king's small closed crown on top of a head. */
const CROWN_ON: readonly Part[] = [
  fill(0.92, '-46,-70! -52,-98! -34,-88! -22,-104! -8,-92! 6,-106! 18,-90! 34,-96! 36,-70! -4,-82'),
  line(0.6, 2.4, '-45,-74 -4,-86 35,-74'),
  ...dots(1, 4, '-52,-99 -22,-105 6,-107 34,-97'),
];

const head = (...parts: (Part | readonly Part[])[]): Motif => parts.flat();
const man = (...extra: (Part | readonly Part[])[]): Motif =>
  head(fill(0.6, MAN), MODELLING, face(0, 0), SHORT_HAIR, EAR, ...extra);

export const plainHead = man();
export const beardedKing = man(FULL_BEARD);
export const moustacheKing = man(MOUSTACHE);
export const spectacledKing = man(MOUSTACHE, SPECTACLES);
export const emperorUpturned = man(UPTURNED);
export const whiskeredEmperor = man(WHISKERS, LAUREL);
export const whiskeredKing = man(WHISKERS);
export const goateeKing = man(GOATEE);
export const laureateEmperor = man(LAUREL, GOATEE);
export const laureateMan = man(LAUREL);
export const crownedKing = man(CROWN_ON);

const WAVES: readonly Part[] = [
  fill(
    0.84,
    '-20,56! -26,40 -26,14! -20,-6 -12,-20! -4,-36 10,-48 28,-54 41,-58! 34,-78 0,-90 -36,-80 -58,-52 -66,-16 -60,18 -44,44',
  ),
  ...hatch(
    0.6,
    1.7,
    10,
    '38,-60 22,-56 2,-48 -12,-32 -20,-12 -24,8 -25,28 -24,48',
    '28,-80 -6,-88 -40,-76 -60,-46 -64,-12 -60,10 -52,28 -40,44',
  ),
];

const BUN: readonly Part[] = [
  ellipse(0.9, -66, 6, 21, 23),
  ...hatch(0.62, 1.6, 6, '-82,-8 -66,-14 -52,-6', '-80,22 -66,26 -50,20'),
];

const DIADEM: readonly Part[] = [
  fill(0.97, '-30,-82! -20,-99 -8,-91! 2,-105 12,-91! 24,-98 32,-82 36,-66! 10,-79 -16,-80'),
  ...strands(0.6, 2.2, '-24,-84 4,-85 33,-70'),
];

const CURLS: readonly Part[] = [
  ...dots(0.92, 11, '-48,24 -56,8 -40,38 -60,-10 -58,-28 -28,30 -44,8'),
  ...spots('-48,24 -56,8 -40,38 -60,-10 -28,30').map(([x = 0, y = 0]) =>
    line(0.55, 2, `${x - 5},${y} ${x},${y - 5} ${x + 5},${y} ${x},${y + 4}`),
  ),
];

const VEIL: readonly Part[] = [
  fill(0.9, '-6,-86! -42,-80 -68,-46 -76,0 -80,50 -74,92! -40,98 -6,94! -14,72 -22,40 -32,0 -26,-40'),
  ...hatch(0.68, 1.8, 5, '-30,-76 -60,-46 -68,0 -72,50 -66,90', '-10,-66 -32,-34 -40,0 -40,50 -34,92'),
];

const SMALL_CROWN: readonly Part[] = [
  fill(0.98, '-26,-84! -32,-104! -20,-97! -12,-110! -2,-99! 8,-112! 14,-98! 26,-106! 24,-84! 0,-90'),
  ...dots(1, 3.2, '-32,-105 -12,-111 8,-113 26,-107'),
];

const PHRYGIAN: readonly Part[] = [
  fill(0.92, '46,-54! 40,-80 14,-102 -20,-100 -46,-84 -64,-56 -66,-22 -56,4! -40,-14 -22,-34 6,-48 28,-54'),
  fill(0.98, '-10,-101 14,-103 32,-94 42,-80! 22,-86 4,-88 -12,-92'),
  line(0.6, 3, '46,-54 28,-54 6,-48 -22,-34 -40,-14 -56,4'),
  ...hatch(0.78, 2, 4, '-50,-10 -30,-42 0,-60 36,-66', '-58,-46 -36,-76 -6,-88 26,-84'),
];

const BRAID: readonly Part[] = [
  ...spots('36,-62 24,-72 9,-79 -7,-81 -23,-77 -37,-68 -48,-55 -56,-39 -59,-22 -58,-5 -52,11').map(
    ([x = 0, y = 0], i) => ({ ...ellipse(0.97, x, y, 9.5, 8), height: i % 2 ? 0.97 : 0.9 }),
  ),
];

const LONG: readonly Part[] = [
  fill(0.82, '-24,10! -20,40 -10,66 -20,90! -52,96 -70,84! -62,60 -66,30 -64,-6 -56,-40! -40,-20'),
  ...hatch(0.58, 1.7, 7, '-56,-20 -58,20 -56,54 -62,82', '-26,14 -24,36 -20,60 -26,88'),
];

const woman = (...extra: (Part | readonly Part[])[]): Motif =>
  head(fill(0.6, WOMAN), SOFTER, face(-6, -3), WAVES, fill(0.78, '-18,-8 -9,-12 -2,-4 -4,8 -10,16'), ...extra);

export const marianne = woman(PHRYGIAN, BUN);
export const braided = woman(BRAID, BUN);
export const queenVeil = woman(VEIL, SMALL_CROWN);
export const queenTiara = woman(CURLS, DIADEM);
export const libertyHead = woman(BUN, DIADEM, CURLS);
export const queenLong = woman(LONG, DIADEM);
export const heroine = woman(LAUREL, BUN);

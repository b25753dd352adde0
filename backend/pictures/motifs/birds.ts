import { circle, curve, fill, hatch, leaf, line, type Motif, moved, type Part, poly, spots, swell } from './shapes';

/** One feather from (x, y), `turn` degrees clockwise from straight down. */
function feather(height: number, x: number, y: number, turn: number, length: number, width: number): Part[] {
  const place = `translate(${x} ${y}) rotate(${turn})`;
  return moved(place, [
    {
      d: curve(
        `${-width * 0.3},0 ${-width / 2},${length * 0.6} 0,${length}! ${width / 2},${length * 0.6} ${width * 0.3},0`,
      ),
      height,
    },
    line(height - 0.24, 1.3, `0,4 0,${length * 0.9}`),
  ]);
}

/** Wing to the right of (0, 0): three rows of feathers under an arched bone. `lift` turns the whole wing upwards. */
function wing(lift: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    parts.push(...feather(0.55 + 0.02 * i, 12 + t * 62, -14 - Math.sin(t * 2.2) * 30, -6 - t * 62, 66 - t * 6, 13));
  }
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    parts.push(...feather(0.74, 12 + t * 58, -16 - Math.sin(t * 2.2) * 30, -8 - t * 58, 36, 12));
  }
  parts.push(fill(0.86, '4,-6 20,-34 44,-50 68,-46 84,-28! 70,-26 56,-28 40,-26 24,-10 12,8'));
  for (let i = 0; i < 6; i++)
    parts.push(
      line(0.66, 1.4, `${16 + i * 10},${-22 - Math.sin(i / 2.4) * 12} ${20 + i * 10},${-14 - Math.sin(i / 2.4) * 12}`),
    );
  return moved(`rotate(${lift})`, parts);
}

const mirror = (parts: readonly Part[]): Part[] => moved('scale(-1 1)', parts);

function tail(): Part[] {
  return [-38, -26, -13, 13, 26, 38, 0].flatMap((turn, i) => feather(0.58 + i * 0.02, 0, 30, -turn, 58, 16));
}

const TALONS: readonly Part[] = [-1, 1].flatMap((s) => [
  fill(0.8, `${s * 8},26 ${s * 22},34 ${s * 24},48! ${s * 14},46 ${s * 4},36`),
  ...[-6, 0, 6].map((dx) => line(0.8, 3, `${s * 20},46 ${s * 22 + dx},54 ${s * 22 + dx * 1.4},60`)),
]);

/** A head that looks to the left. */
const EAGLE_HEAD: readonly Part[] = [
  fill(0.86, '14,-20 12,-44 4,-60 -12,-64 -24,-58 -28,-50 -22,-42 -16,-34 -14,-18'),
  fill(0.96, '-22,-58! -36,-58 -44,-48 -43,-38! -36,-46 -24,-45!'),
  circle(0.42, -16, -54, 2.8),
  line(0.96, 2, '-22,-59 -14,-60 -8,-56'),
  ...hatch(0.68, 1.5, 5, '-12,-44 -12,-26', '8,-52 10,-26'),
];

const BODY: readonly Part[] = [
  fill(0.76, '0,-30 18,-16 20,10 10,34 0,42 -10,34 -20,10 -18,-16'),
  swell(0.96, 0, 0, 16, 28),
  ...[-12, -2, 8, 18, 28].flatMap((y, row) =>
    (row % 2 ? [-5, 5] : [-10, 0, 10]).map((x) => line(0.62, 1.5, `${x - 3.5},${y} ${x},${y + 4} ${x + 3.5},${y}`)),
  ),
];

const SHIELD: readonly Part[] = [
  fill(0.95, '-16,-18! 16,-18! 16,8 0,26! -16,8'),
  ...[-8, 0, 8].map((x) => line(0.7, 2, `${x},-6 ${x},14`)),
  line(0.7, 2, '-15,-8 15,-8'),
];

/** Eagle with spread wings, a branch in its claws. */
export const eagle: Motif = moved('translate(0 6) scale(.88)', [
  ...tail(),
  ...wing(-16),
  ...mirror(wing(-16)),
  ...BODY,
  ...TALONS,
  ...moved('translate(0 -12)', EAGLE_HEAD),
  line(0.7, 3, '-60,70 -20,56 24,56'),
  ...[-54, -44, -34].flatMap((x, i) => [
    fill(0.7, `${x},${68 - i * 4}! ${x - 8},${58 - i * 4} ${x - 4},${50 - i * 4}! ${x + 3},${58 - i * 4}`),
    fill(0.7, `${x},${68 - i * 4}! ${x + 2},${78 - i * 4} ${x + 12},${82 - i * 4}! ${x + 10},${72 - i * 4}`),
  ]),
]);

/** Heraldic eagle with a shield on its breast. */
export const armsEagle: Motif = moved('translate(0 -2) scale(.92)', [
  ...tail(),
  ...wing(14),
  ...mirror(wing(14)),
  ...BODY,
  ...TALONS,
  ...moved('translate(0 -6)', EAGLE_HEAD),
  ...SHIELD,
]);

const SMALL_CROWN: readonly Part[] = [
  fill(0.92, '-12,0! -15,-15! -8,-9! -5,-20! 0,-11! 5,-20! 8,-9! 15,-15! 12,0!'),
  circle(1, 0, -20, 3),
];

const LEFT_HEAD = moved('translate(-11 -8) scale(.86)', EAGLE_HEAD);

/** Two-headed eagle of the old empires under a crown. */
export const doubleEagle: Motif = moved('translate(0 10) scale(.92)', [
  ...tail(),
  ...wing(16),
  ...mirror(wing(16)),
  ...BODY,
  ...TALONS,
  ...LEFT_HEAD,
  ...mirror(LEFT_HEAD),
  ...SHIELD,
  ...moved('translate(0 -70) scale(1.25)', SMALL_CROWN),
  line(0.8, 2.6, '-34,58 -52,44'),
  line(0.8, 2.6, '34,58 54,42'),
  circle(0.85, 54, 44, 7),
]);

export const rooster: Motif = [
  ...[
    '28,6 44,-24 42,-56 20,-84! 58,-76 62,-40 46,4',
    '32,8 58,-22 66,-54 56,-88! 86,-62 78,-22 48,10',
    '34,12 66,-4 84,-26 90,-56! 104,-22 86,8 50,22',
    '34,18 66,14 84,8 98,-4! 96,24 70,34 40,30',
    '30,24 56,30 72,34 88,30! 78,48 54,48 30,36',
  ].map((points, i) => fill(0.56 + i * 0.04, points)),
  ...['34,4 52,-26 50,-58 38,-76', '40,6 66,-22 72,-54 68,-74', '44,12 72,-2 90,-24 95,-42', '46,22 70,22 88,14'].map(
    (p) => line(0.42, 1.8, p),
  ),
  fill(
    0.74,
    '-46,-58 -50,-48 -46,-40 -52,-16 -50,10 -34,34 -2,44 24,38 42,18 46,-2 30,-2 8,-8 -12,-22 -20,-44 -26,-60 -36,-66',
  ),
  swell(0.96, -22, 6, 30, 32),
  fill(0.9, '-18,-4 6,-4 30,8 40,24! 20,30 -4,26 -20,14'),
  ...hatch(0.64, 1.7, 5, '-12,2 8,2 34,20', '-14,16 4,24 24,28'),
  ...hatch(0.6, 1.6, 7, '-46,-36 -50,-18 -46,0', '-22,-44 -14,-24 0,-8'),
  fill(0.94, '-46,-60! -58,-76 -47,-74 -45,-90 -34,-79 -26,-90 -23,-75 -12,-78 -20,-58! -32,-62'),
  fill(0.92, '-47,-58! -66,-52! -48,-46!'),
  fill(0.94, '-48,-44! -56,-34 -52,-24 -44,-30 -42,-42'),
  circle(0.4, -38, -55, 3),
  ...[-16, 6].flatMap((x) => [
    fill(0.7, `${x - 8},36! ${x + 8},38! ${x + 2},54 ${x - 2},54`),
    line(0.72, 4, `${x},52 ${x - 2},82`),
    line(0.72, 3.4, `${x - 18},86 ${x - 2},82 ${x + 14},88`),
    line(0.72, 3, `${x - 2},82 ${x - 4},90`),
    line(0.72, 2.6, `${x},70 ${x + 9},66`),
  ]),
];

export const kookaburra: Motif = [
  line(0.6, 14, '-92,70 -30,62 30,66 92,54'),
  line(0.42, 2, '-86,68 -30,60 30,64 88,53'),
  ...spots('-64,54,-40 -80,56,20 70,48,40 84,48,-16').map((spot) => leaf(0.6, [6, 16, 38], spot)),
  ...[0, 1, 2].flatMap((i) => feather(0.6, 34 + i * 5, 44, -16 - i * 7, 56, 16)),
  fill(0.72, '-18,-76 10,-80 32,-64 40,-36 46,0 46,34 44,58 20,64 -8,56 -28,34 -34,6 -30,-16 -24,-30 -34,-44'),
  swell(0.95, -2, 16, 28, 40),
  swell(0.94, 2, -54, 28, 22),
  fill(0.92, '12,-22 32,-16 46,10 52,44 56,70! 40,60 22,34 8,6'),
  ...hatch(0.66, 1.8, 5, '16,-12 26,20 46,58', '34,-8 44,20 52,58'),
  fill(0.9, '-28,-66! -58,-60 -92,-48! -60,-44 -28,-44!'),
  fill(0.74, '-28,-46! -58,-44 -82,-45! -56,-34 -26,-34!'),
  line(0.5, 2, '-28,-46 -58,-45 -88,-47'),
  fill(0.48, '-26,-60! -6,-66 18,-58 34,-44! 12,-46 -8,-52'),
  circle(0.95, -12, -58, 5),
  circle(0.35, -12, -58, 2.6),
  ...hatch(0.6, 1.4, 5, '-24,-4 -16,4', '-18,36 -8,44'),
  ...[-8, 14].map((x) => line(0.85, 4, `${x - 6},66 ${x},58 ${x + 7},68`)),
];

export const owl: Motif = [
  fill(0.68, '-40,-60 -44,-20 -40,20 -24,54 0,66 24,54 40,20 44,-20 40,-60 0,-70'),
  swell(0.94, 0, 10, 34, 48),
  ...[-10, 2, 14, 26, 38, 50].flatMap((y, row) =>
    Array.from({ length: 6 - (row % 2) }, (_, i) => (i - (5 - (row % 2)) / 2) * 11)
      .filter((x) => Math.abs(x) < 33 - row * 3)
      .map((x) => line(0.6, 1.8, `${x - 4},${y} ${x},${y + 5} ${x + 4},${y}`)),
  ),
  ...[-1, 1].flatMap((s) => [
    fill(0.84, `${s * 38},-24 ${s * 52},0 ${s * 48},34 ${s * 30},60! ${s * 30},20`),
    ...hatch(0.6, 1.8, 4, `${s * 38},-10 ${s * 36},40`, `${s * 48},2 ${s * 40},40`),
    fill(0.9, `${s * 10},-66! ${s * 30},-72 ${s * 48},-88! ${s * 46},-62 ${s * 30},-58`),
    circle(0.86, s * 20, -42, 21),
    circle(0.6, s * 20, -42, 16),
    circle(0.9, s * 20, -42, 11),
    circle(0.32, s * 20, -42, 6),
    fill(0.8, `${s * 6},60! ${s * 22},62 ${s * 24},76! ${s * 16},70 ${s * 14},78! ${s * 8},70 ${s * 4},76!`),
  ]),
  fill(1, '0,-44! 7,-32 0,-18! -7,-32'),
  poly(0.6, '-62,80 62,80 62,86 -62,86'),
  line(0.66, 2.6, '-62,-40 -76,-62 -76,-86'),
  ...spots('-70,-54,-50 -76,-70,40 -76,-66,-50 -76,-84,10').map((spot) => leaf(0.66, [5, 9, 22], spot)),
];

export const wings: readonly Part[] = [...wing(-26), ...mirror(wing(-26))];

import { bison, elephant, horse, kangaroo, koala, panda, snake, springbok } from './motifs/animals';
import { armsEagle, doubleEagle, eagle, kookaburra, owl, rooster } from './motifs/birds';
import { britannia, germania, libertyStanding, rider, sower, victory } from './motifs/figures';
import * as heads from './motifs/heads';
import { leafSpray, mapleLeaf } from './motifs/leaf';
import { ark, arms, crossShield, instruments, lion, organ, pagoda, threeCrowns } from './motifs/objects';
import type { Motif } from './motifs/shapes';
import type { CoinFace } from './scenes/coin';
import type { PictureSpec } from './spec';
import { fineness, weightOf } from './weight';

interface Series {
  /** Matched against the name and the series code. */
  readonly match: RegExp;
  readonly front: Motif;
  readonly back: Motif;
  /** Legends; {value} is the denomination before "guldmynt" or "silvermynt", {title} the words after it. */
  readonly frontTop: string;
  readonly backTop: string;
  /** The side whose motif is mirrored: a head that looks to the left. */
  readonly mirror?: 'front' | 'back';
}

const bullion = (match: RegExp, front: Motif, frontTop: string, back: Motif, backTop: string): Series => ({
  match,
  front,
  back,
  frontTop,
  backTop,
});

const ruler = (match: RegExp, front: Motif, frontTop: string, back: Motif, mirror?: 'front'): Series => ({
  match,
  front,
  back,
  frontTop,
  backTop: '{value}',
  ...(mirror ? { mirror } : {}),
});

// The first match wins: a specific name precedes the series that it belongs to.
const SERIES: readonly Series[] = [
  bullion(/krugerrand/i, springbok, 'KRUGERRAND', heads.beardedKing, 'SUID-AFRIKA · SOUTH AFRICA'),
  bullion(/magnificent maple/i, leafSpray, 'MAGNIFICENT MAPLE LEAVES', heads.plainHead, 'CANADA'),
  bullion(/maple/i, mapleLeaf, 'MAPLE LEAF', heads.queenTiara, 'CANADA'),
  bullion(/philharmoniker/i, instruments, 'WIENER PHILHARMONIKER', organ, 'REPUBLIK ÖSTERREICH'),
  bullion(/american[ -]eagle/i, eagle, 'AMERICAN EAGLE', libertyStanding, 'LIBERTY'),
  bullion(/buffalo/i, bison, 'AMERICAN BUFFALO', heads.heroine, 'LIBERTY'),
  bullion(/britannia.*22 karat/i, britannia, 'BRITANNIA', heads.queenTiara, 'ELIZABETH II'),
  bullion(/britannia/i, britannia, 'BRITANNIA', heads.plainHead, 'CHARLES III'),
  bullion(/känguru/i, kangaroo, 'AUSTRALIAN KANGAROO', heads.plainHead, 'CHARLES III · AUSTRALIA'),
  bullion(/kookaburra/i, kookaburra, 'AUSTRALIAN KOOKABURRA', heads.plainHead, 'CHARLES III · AUSTRALIA'),
  bullion(/koala/i, koala, 'AUSTRALIAN KOALA', heads.plainHead, 'CHARLES III · AUSTRALIA'),
  bullion(/ormen/i, snake, 'ORMENS ÅR', heads.plainHead, 'CHARLES III · AUSTRALIA'),
  bullion(/hästen/i, horse, 'HÄSTENS ÅR', heads.plainHead, 'CHARLES III · AUSTRALIA'),
  bullion(/libertad/i, victory, 'LIBERTAD', armsEagle, 'ESTADOS UNIDOS MEXICANOS'),
  bullion(/centenario/i, victory, '50 PESOS', armsEagle, 'ESTADOS UNIDOS MEXICANOS'),
  bullion(/tudor beasts/i, lion, 'ROYAL TUDOR BEASTS', heads.plainHead, 'CHARLES III'),
  bullion(/panda/i, panda, 'PANDA', pagoda, 'KINA'),
  bullion(/noaks ark/i, ark, 'NOAKS ARK', armsEagle, 'ARMENIEN'),
  bullion(/elefant/i, elephant, 'AFRICAN WILDLIFE', arms, 'SOMALIA'),
  bullion(/uggla/i, owl, 'ATENS UGGLA', heads.queenTiara, 'NIUE'),
  bullion(/germania/i, germania, 'GERMANIA', armsEagle, 'GERMANIA MINT'),
  { ...ruler(/sovereign.*charles/i, rider, 'SOVEREIGN', heads.plainHead), backTop: 'CHARLES III · DEI GRATIA' },
  { ...ruler(/half sovereign/i, rider, 'HALF SOVEREIGN', heads.beardedKing), backTop: 'DEI GRATIA REX' },
  ruler(/sovereign.*victoria/i, heads.queenVeil, 'VICTORIA · DEI GRATIA', rider, 'front'),
  ruler(/sovereign.*edward/i, heads.beardedKing, 'EDWARD VII · DEI GRATIA', rider),
  ruler(/sovereign.*george/i, heads.goateeKing, 'GEORGE V · DEI GRATIA', rider, 'front'),
  ruler(/sovereign.*elizabeth/i, heads.queenTiara, 'ELIZABETH II · DEI GRATIA', rider),
  ruler(/200 kronor|1 000 kronor/i, heads.plainHead, 'CARL XVI GUSTAF', threeCrowns),
  ruler(/oscar ii/i, heads.beardedKing, 'OSCAR II · SVERIGES KONUNG', threeCrowns),
  ruler(/gustaf vi adolf/i, heads.spectacledKing, 'GUSTAF VI ADOLF', threeCrowns, 'front'),
  ruler(/gustaf v/i, heads.moustacheKing, 'GUSTAF V · SVERIGES KONUNG', threeCrowns),
  ruler(/carolin/i, heads.whiskeredKing, 'CARL XV · SVERIGES KONUNG', threeCrowns),
  ruler(/karl xv$/i, heads.goateeKing, 'CARL XV · SVERIGES KONUNG', threeCrowns),
  ruler(/karl xiv/i, heads.laureateMan, 'CARL XIV JOHAN', threeCrowns),
  ruler(/silvermynt sverige/i, heads.moustacheKing, 'GUSTAF V · SVERIGES KONUNG', threeCrowns, 'front'),
  ruler(/danmark christian ix/i, heads.whiskeredKing, 'CHRISTIAN IX · DANMARK', arms),
  ruler(/danmark christian x/i, heads.moustacheKing, 'CHRISTIAN X · DANMARK', arms),
  ruler(/frederik viii/i, heads.goateeKing, 'FREDERIK VIII · DANMARK', arms, 'front'),
  ruler(/haakon/i, heads.crownedKing, 'HAAKON VII · NORGE', lion),
  ruler(/markkaa/i, doubleEagle, 'SUOMI · FINLAND', arms),
  ruler(/marianne/i, heads.marianne, 'RÉPUBLIQUE FRANÇAISE', rooster),
  ruler(/napoleon iii/i, heads.laureateEmperor, 'NAPOLÉON III', armsEagle, 'front'),
  ruler(/40 francs/i, heads.laureateMan, 'EMPIRE FRANÇAIS', armsEagle, 'front'),
  ruler(/vreneli/i, heads.braided, 'HELVETIA', crossShield, 'front'),
  ruler(/leopold/i, heads.beardedKing, 'LEOPOLD II · BELGIEN', lion),
  ruler(/umberto/i, heads.moustacheKing, 'UMBERTO I · ITALIEN', crossShield),
  ruler(/wilhelm ii/i, heads.emperorUpturned, 'WILHELM II · PREUSSEN', armsEagle),
  ruler(/dukat/i, heads.whiskeredEmperor, 'FRANZ JOSEPH I', doubleEagle),
  ruler(/kronen/i, heads.whiskeredKing, 'FRANZ JOSEPH I', doubleEagle),
  ruler(/gulden/i, heads.queenLong, 'NEDERLÄNDERNA', lion, 'front'),
  ruler(/double eagle|dollar/i, heads.libertyHead, 'LIBERTY · USA', eagle, 'front'),
  ruler(/tjervonets/i, sower, 'TJERVONETS', arms),
  ruler(/nikolaj/i, heads.goateeKing, 'NIKOLAJ II', doubleEagle, 'front'),
  ruler(/rand\b/i, springbok, 'SUID-AFRIKA · SOUTH AFRICA', heads.beardedKing),
];

// Full figures and tall heads need room under the legend.
const LOW: readonly Motif[] = [
  springbok,
  britannia,
  heads.queenVeil,
  heads.crownedKing,
  victory,
  germania,
  kangaroo,
  threeCrowns,
  arms,
];
const WIDE: readonly Motif[] = [snake, panda, koala, organ, pagoda, rider, libertyStanding, instruments, lion, sower];

function sized(motif: Motif): number {
  if (LOW.includes(motif)) return 0.88;
  return WIDE.includes(motif) ? 0.92 : 1;
}

const KNOWN_MINT = /guldmynt|silvermynt/i;

function split(name: string): { value: string; title: string } {
  const [value = '', title = ''] = name.split(KNOWN_MINT);
  return { value: value.trim(), title: title.replace(/\(.*\)|\d{4}|nyprägling/gi, '').trim() };
}

/** The motifs and legends of a coin's two sides; a series without a drawing shows arms and a crown under its own name. */
export function coinDesign(spec: PictureSpec): Record<'front' | 'back', CoinFace> {
  const { value, title } = split(spec.name);
  const weight = weightOf(spec.name, spec.weightLabel);
  const series =
    SERIES.find((s) => s.match.test(spec.name)) ??
    SERIES.find((s) => s.match.test(spec.series)) ??
    ruler(/./, arms, '{title}', threeCrowns);
  const fill = (legend: string): string =>
    legend
      .replace('{value}', value)
      .replace('{title}', title || value)
      .toUpperCase();
  const year = spec.year ? String(spec.year) : '';
  const isBullion = !series.backTop.includes('{') && !/sovereign/i.test(spec.name);
  const standard = `${weight.piece.toUpperCase()} · ${fineness(spec.purity)}`;
  const plain = `${fineness(spec.purity)} · ${spec.weightLabel.toUpperCase()}`;
  return {
    front: {
      motif: series.front,
      scale: sized(series.front),
      mirror: series.mirror === 'front',
      top: fill(series.frontTop),
      bottom: isBullion ? standard : year || fineness(spec.purity),
    },
    back: {
      motif: series.back,
      scale: sized(series.back),
      mirror: series.mirror === 'back',
      top: fill(series.backTop),
      bottom: isBullion ? year || (spec.brand ?? '').toUpperCase() : plain,
    },
  };
}

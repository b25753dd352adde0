import { z } from 'zod';
import { dealerFlags } from '../catalogue/dealer-flags';
import { chance, pick } from '../core/random';
import { readTable } from '../core/table';
import type { CatalogueFacts } from './catalogue-file';

/** What the editors wrote about a maker (by brand), a coin series (by third-level category) or one coin (by product code). */
const texts: ReadonlyMap<string, string> = new Map(
  readTable(new URL('./texts/texts.csv', import.meta.url), z.object({ subject: z.string(), text: z.string() })).map(
    ({ subject, text }) => [subject, text],
  ),
);

/** Texts about special series of bars, by a part of the product code in lower case; the first that fits. */
const series = readTable(
  new URL('./texts/series.csv', import.meta.url),
  z.object({ part: z.string(), text: z.string() }),
);

/** What distinguishes this series of bars; null when maker and weight are enough. */
function barLine(code: string): string | null {
  return series.find(({ part }) => code.toLowerCase().includes(part))?.text ?? null;
}

/** Per metal and the fine weight in grams that a bar has less than: several true wordings. By ascending weight. */
const sizes = readTable(
  new URL('./texts/sizes.csv', import.meta.url),
  z.object({ metal: z.enum(['gold', 'silver']), below: z.coerce.number(), text: z.string() }),
);

const combiSizes = [
  'De {pieces} delarna kan förvaras tillsammans eller lossas en och en.',
  'Så länge de {pieces} delarna sitter ihop behandlas de som en tacka; var och en går att lossa när den behövs.',
] as const;

/** What a bar of this weight is like, without its price, which the text does not know. `share` selects one of several true wordings. */
function barSize({ metal, form, pieces, fineWeight }: CatalogueFacts, share: number): string {
  if (form === 'combi') {
    if (metal === 'silver') return `Sammanlagt ${pieces} delar som kan lossas var för sig.`;
    if (pieces <= 12) return `Sammanlagt ${pieces} delar, lagom att ge bort en i taget eller dela mellan flera.`;
    return pick(share, combiSizes).replace('{pieces}', String(pieces));
  }
  const fitting = sizes.filter((size) => size.metal === metal && fineWeight < size.below);
  const [first = '', ...others] = fitting.filter(({ below }) => below === fitting[0]?.below).map(({ text }) => text);
  return pick(share, [first, ...others]);
}

/** The shop's editors typed these two characters for a new line, not a line feed (spec.md section 2). */
const LINE_BREAK_MARKER = String.raw`\n`;

const decimals = (value: number, digits: number) =>
  value.toLocaleString('sv-SE', { minimumFractionDigits: 0, maximumFractionDigits: digits, useGrouping: false });

const TRUE_OUNCE = 31.1034768;
const COUNTED_OUNCE = 31.103;

/** Grams of pure metal from the API's weight and purity, so that no page shows two different figures. */
function fineGrams({ weight, weightType, purity }: CatalogueFacts): string {
  const isOunces = weightType === 'oz' || weightType === 'x1/10oz';
  return decimals(isOunces ? (weight / COUNTED_OUNCE) * TRUE_OUNCE : (weight * purity) / 1000, 3);
}

/**
 * The product's own description in Swedish: two to four paragraphs of facts. Half of the catalogue is text with the
 * line-break marker, half HTML paragraphs, as in a shop that has changed its editor.
 */
export function describe(facts: CatalogueFacts, seed: number): string {
  const share = (key: string) => chance(seed, facts.code, key);
  const paragraphs = facts.form === 'coin' ? coinParagraphs(facts) : barParagraphs(facts, share);
  return share('editor') < 0.5
    ? paragraphs.join(LINE_BREAK_MARKER + LINE_BREAK_MARKER)
    : paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

function barParagraphs(facts: CatalogueFacts, share: (key: string) => number): string[] {
  const metal = facts.metal === 'gold' ? 'guld' : 'silver';
  const shape = { minted: 'präglad', cast: 'gjuten', combi: 'delbar', coin: '' }[facts.form];
  const definite = { minted: 'präglade', cast: 'gjutna', combi: 'delbara', coin: '' }[facts.form];
  const maker = facts.brand;
  const fine = fineGrams(facts);
  if (facts.choices.length > 0) {
    const opening = `En ${shape} tacka av ${metal} från ${maker} i presentask, med finhalten ${decimals(facts.purity, 1)}. Välj askens färg och tackans vikt.`;
    return [opening, [texts.get(facts.brand), packaging(facts)].filter(Boolean).join(' '), vat(facts)];
  }
  const opening = pick(share('opening'), [
    `En ${shape} tacka från ${maker} med ${fine} gram rent ${metal}. Finhalten är ${decimals(facts.purity, 1)}.`,
    `${maker} står bakom den här ${definite} tackan av ${metal} med finhalten ${decimals(facts.purity, 1)}. Den innehåller ${fine} gram fin metall.`,
    `${fine} gram ${metal} i en ${shape} tacka från ${maker}, med finhalten ${decimals(facts.purity, 1)}.`,
  ]);
  const line = barLine(facts.code);
  return [
    line ? `${opening} ${line}` : opening,
    barSize(facts, share('size')),
    [texts.get(facts.brand), packaging(facts)].filter(Boolean).join(' '),
    vat(facts),
  ];
}

function packaging(facts: CatalogueFacts): string {
  if (facts.metal === 'silver') {
    return facts.form === 'cast'
      ? 'Tackan är stämplad med tillverkare, vikt och finhalt och levereras i skyddande plast.'
      : 'Tackan levereras i skyddande plast eller kapsel från tillverkaren.';
  }
  if (facts.form === 'combi') return 'Levereras i förseglad förpackning med certifikat.';
  if (facts.certificate === 'separat') return 'Tackan är numrerad, och certifikatet levereras separat.';
  if (facts.certificate === 'i-forpackning')
    return 'Tackan är numrerad och levereras med certifikatet i förpackningen.';
  return 'Tackan är numrerad och förseglad i ett kort som samtidigt är dess certifikat. Bryt inte förseglingen: den visar att kort och tacka hör ihop.';
}

function coinParagraphs(facts: CatalogueFacts): string[] {
  const story = texts.get(facts.code) ?? texts.get(facts.subcategory);
  return [story, coinFigures(facts), texts.get(facts.brand), vat(facts)].filter((part) => part !== undefined);
}

function coinFigures(facts: CatalogueFacts): string {
  const metal = facts.metal === 'gold' ? 'guld' : 'silver';
  const fine = `Innehåller ${fineGrams(facts)} gram rent ${metal}. Finhalten är ${decimals(facts.purity, 1)}.`;
  const weight = facts.weightType === 'oz' ? facts.grossWeight : (facts.grossWeight ?? facts.weight);
  const gross =
    weight !== null && Math.abs(weight - facts.fineWeight) > 0.05
      ? ` Myntet väger ${decimals(weight, 2)} gram med legeringen.`
      : '';
  return `${fine}${gross}${yearSentence(facts)}`;
}

function yearSentence(facts: CatalogueFacts): string {
  if (facts.year !== null) return ` Årtal ${facts.year}.`;
  // "1967- (1/2 1/4 1/10 fr 1980)": the smaller sizes of a series may be younger than the series.
  const smaller = facts.fineWeight < 31 ? facts.years?.match(/\(1\/2.* fr (\d{4})\)/) : null;
  const span = smaller ?? facts.years?.match(/^(\d{4})-(\d{4})?/);
  if (!span) return '';
  return span[2]
    ? ` Präglades ${span[1]}–${span[2]}; vi väljer årtal ur lagret.`
    : ` Präglas sedan ${span[1]}; vi levererar det årtal som finns i lager.`;
}

function flagsOf(facts: CatalogueFacts) {
  const kind = facts.form === 'coin' ? 'coin' : (`bar-${facts.form}` as const);
  return dealerFlags({ code: facts.code, kind, mainTaxon: facts.subcategory, metal: facts.metal });
}

/** False for sheets of 1 g pieces and some historic coins, whose VAT exemption is undecided. */
function isSurelyInvestment(facts: CatalogueFacts): boolean {
  if (facts.weightType === 'x1g') return false;
  return facts.category !== 'historiska-guldmynt' || flagsOf(facts).investeringsguld === 'Ja';
}

/** VAT and what sets the price, which decides whether there is a right of withdrawal (domain.md 5.3). */
function vat(facts: CatalogueFacts): string {
  const market = flagsOf(facts).angerratt
    ? 'Samlarvärdet styr priset, och köpet kan ångras inom 14 dagar.'
    : 'Priset följer världsmarknaden och kan både stiga och falla.';
  if (facts.metal === 'gold')
    return `${isSurelyInvestment(facts) ? 'Momsfritt investeringsguld.' : 'Priset visas inklusive eventuell moms.'} ${market}`;
  return `Priset visas inklusive 25 procent moms. ${market}`;
}

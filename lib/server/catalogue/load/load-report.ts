import { z } from 'zod';
import { type ProductDoubt, SPOT_FIELD } from '@/lib/domain/product/doubt';
import type { Product } from '@/lib/domain/product/product';
import { singleton } from '@/lib/server/config/singleton';
import { log } from '@/lib/server/reporting/log';
import { measure } from '@/lib/server/reporting/report';
import type { Catalogue } from '../catalogue';

const count = z.int().nonnegative();

/**
 * Product counts of one load by outcome. `received` is `understood` + `unreadable` + `duplicate`; `understood` is `placed` +
 * `unlisted` + `elsewhere` + `uncategorised`. docs/operations.md explains each.
 */
export const loadReportSchema = z.object({
  received: count,
  understood: count,
  placed: count,
  unlisted: count,
  /** Among the placed and the unlisted. */
  priced: count,
  withoutVariants: count,
  withoutPrice: count,
  /** Contradict themselves (lib/domain/product/doubt.ts); `withheld`: those whose price is dropped for it. */
  doubtful: count,
  withheld: count,
  dropped: z.object({ unreadable: count, duplicate: count, elsewhere: count, uncategorised: count }),
  variants: z.object({ received: count, understood: count }),
});
export type LoadReport = z.infer<typeof loadReportSchema>;

export const NO_LOAD: LoadReport = {
  received: 0,
  understood: 0,
  placed: 0,
  unlisted: 0,
  priced: 0,
  withoutVariants: 0,
  withoutPrice: 0,
  doubtful: 0,
  withheld: 0,
  dropped: { unreadable: 0, duplicate: 0, elsewhere: 0, uncategorised: 0 },
  variants: { received: 0, understood: 0 },
};

/** Number of members that the backend sent, and those that could be parsed. `leftOut`: the others. */
export interface Counted<T> {
  readonly leftOut?: readonly LeftOut[];
  readonly received: number;
  readonly parsed: readonly T[];
}

/** A product that the shop does not sell, for the dealer (docs/operations.md, "Health"). */
export interface LeftOut {
  /** Null when not even that can be read. */
  readonly code: string | null;
  readonly reason: string;
}

const EXAMPLES = 5;
const examples = (products: readonly Product[]) => products.slice(0, EXAMPLES).map(({ code }) => code);

/** Contradictions in products, by product code. */
type Doubts = ReadonlyMap<string, readonly ProductDoubt[]>;

/**
 * The report of a load, with a few product codes of each kind for the log.
 * @param merged every parsed product, including duplicates, in the backend's order
 */
export function reportOf(
  merged: readonly Product[],
  products: Counted<unknown>,
  variants: Counted<unknown>,
  catalogue: Catalogue,
  doubts: Doubts,
) {
  const single = [...new Map(merged.map((product) => [product.code.toLowerCase(), product])).values()];
  const lost = single.filter(({ code }) => !catalogue.byCode.has(code.toLowerCase()));
  const uncategorised = lost.filter(({ categoryCode, categoryNames }) => !categoryCode && categoryNames.length === 0);
  const elsewhere = lost.filter((product) => !uncategorised.includes(product));
  const kept = [...catalogue.products, ...catalogue.unlisted];
  const unpriced = kept.filter(({ price }) => price === null);
  const withoutVariants = unpriced.filter((product) => product.variants.length === 0);
  const withoutPrice = unpriced.filter((product) => product.variants.length > 0);
  const report: LoadReport = {
    received: products.received,
    understood: single.length,
    placed: catalogue.products.length,
    unlisted: catalogue.unlisted.length,
    priced: kept.length - unpriced.length,
    withoutVariants: withoutVariants.length,
    withoutPrice: withoutPrice.length,
    doubtful: doubts.size,
    withheld: withoutPrice.filter(({ code }) => doubts.has(code)).length,
    dropped: {
      unreadable: products.received - products.parsed.length,
      duplicate: merged.length - single.length,
      elsewhere: elsewhere.length,
      uncategorised: uncategorised.length,
    },
    variants: { received: variants.received, understood: variants.parsed.length },
  };
  return {
    report,
    examples: {
      unlisted: examples(catalogue.unlisted),
      withoutVariants: examples(withoutVariants),
      withoutPrice: examples(withoutPrice),
      elsewhere: examples(elsewhere),
      uncategorised: examples(uncategorised),
    },
    leftOut: [
      ...(products.leftOut ?? []),
      ...uncategorised.map(({ code }) => ({ code, reason: 'in no category' })),
      ...elsewhere.map(({ code }) => ({ code, reason: 'in no category of the shop' })),
      ...unpriced.map(({ code, variants: own }) => ({ code, reason: whyUnpriced(doubts.get(code), own.length) })),
    ],
    doubts,
  };
}

function whyUnpriced(doubts: readonly ProductDoubt[] = [], variants: number): string {
  const reasons = [...new Set(doubts.map(({ reason }) => reason))];
  return reasons.join('; ') || (variants === 0 ? 'no variant' : 'no price');
}

/** Whether a load has less than nine tenths of the last one's placed or priced products. Withheld prices do not count as lost. */
export function hasShrunk(
  report: LoadReport,
  { products, unlisted }: Pick<Catalogue, 'products' | 'unlisted'>,
): boolean {
  const priced = [...products, ...unlisted].filter(({ price }) => price !== null).length;
  return report.placed < products.length * 0.9 || report.priced + report.withheld < priced * 0.9;
}

interface LoadState {
  /** The last load, when it was refused. */
  refused?: { readonly at: number; readonly report: LoadReport } | undefined;
  /** What the last load that was taken left out. */
  leftOut?: readonly LeftOut[] | undefined;
  logged?: string | undefined;
  loggedDoubts?: ReadonlyMap<string, string> | undefined;
}

const state = singleton<LoadState>('catalogue-load', () => ({}));

/** State of the last load of this process, for probes and metrics. */
export const loadState = (): Readonly<LoadState> => state;

export function noteRefused(report: LoadReport): void {
  state.refused = { at: Date.now(), report };
  measure('catalogue.refused', report);
}

/** Logs a load, unless the line equals the last one. */
export function noteTaken({ report, examples: codes, leftOut, doubts }: ReturnType<typeof reportOf>): void {
  state.refused = undefined;
  state.leftOut = leftOut;
  measure('catalogue.load', report);
  const fields = { ...report, codes };
  const line = JSON.stringify(fields);
  if (state.logged !== line) log('info', 'catalogue loaded', fields);
  state.logged = line;
  logDoubts(doubts);
}

/** Logged lines per load: more doubtful products than this have one common cause. */
const MOST_DOUBTS = 100;

/** Logs one line per product, when it is new or differs from the last. */
function logDoubts(doubts: Doubts): void {
  const before = state.loggedDoubts;
  const ofProducts = [...doubts].filter(([, own]) => own.some(({ fields }) => !fields.includes(SPOT_FIELD)));
  const entries = ofProducts.slice(0, MOST_DOUBTS).map(([product, own]) => {
    const fields = [...new Set(own.flatMap((doubt) => doubt.fields))];
    const reasons = [...new Set(own.map(({ reason }) => reason))];
    return [product, { product, fields, reasons }] as const;
  });
  for (const [product, line] of entries)
    if (before?.get(product) !== JSON.stringify(line)) log('warn', 'a product contradicts itself', line);
  state.loggedDoubts = new Map(entries.map(([product, line]) => [product, JSON.stringify(line)]));
}

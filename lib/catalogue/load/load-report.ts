import { z } from 'zod';
import { processWide } from '@/lib/process-wide';
import type { Product } from '@/lib/product/product';
import { log } from '@/lib/reporting/log';
import type { Catalogue } from '../catalogue';

const count = z.int().nonnegative();

/**
 * What became of each product of one load. `received` is `understood` + `unreadable` + `duplicate`; `understood` is `placed` + `unlisted` +
 * `elsewhere` + `uncategorised`. docs/operations.md explains each.
 */
export const loadReportSchema = z.object({
  received: count,
  understood: count,
  placed: count,
  unlisted: count,
  /** Of the placed and the unlisted. */
  priced: count,
  withoutVariants: count,
  withoutPrice: count,
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
  dropped: { unreadable: 0, duplicate: 0, elsewhere: 0, uncategorised: 0 },
  variants: { received: 0, understood: 0 },
};

/** How many members of a list the backend sent, and what could be read of them. */
export interface Counted<T> {
  readonly received: number;
  readonly parsed: readonly T[];
}

const EXAMPLES = 5;
const examples = (products: readonly Product[]) => products.slice(0, EXAMPLES).map(({ code }) => code);

export interface ReportedLoad {
  readonly report: LoadReport;
  /** A few product codes of each kind, for the log. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** @param merged every product that could be read, those sent twice included, in the backend's order */
export function reportOf(
  merged: readonly Product[],
  products: Counted<unknown>,
  variants: Counted<unknown>,
  catalogue: Catalogue,
): ReportedLoad {
  const single = [...new Map(merged.map((product) => [product.code.toLowerCase(), product])).values()];
  const lost = single.filter(({ code }) => !catalogue.byCode.has(code.toLowerCase()));
  const uncategorised = lost.filter(({ categoryCode, categoryNames }) => !categoryCode && categoryNames.length === 0);
  const elsewhere = lost.filter((product) => !uncategorised.includes(product));
  const kept = [...catalogue.products, ...catalogue.unlisted];
  const unpriced = kept.filter(({ price }) => price === null);
  const withoutVariants = unpriced.filter((product) => product.variants.length === 0);
  const withoutPrice = unpriced.filter((product) => product.variants.length > 0);
  return {
    report: {
      received: products.received,
      understood: single.length,
      placed: catalogue.products.length,
      unlisted: catalogue.unlisted.length,
      priced: kept.length - unpriced.length,
      withoutVariants: withoutVariants.length,
      withoutPrice: withoutPrice.length,
      dropped: {
        unreadable: products.received - products.parsed.length,
        duplicate: merged.length - single.length,
        elsewhere: elsewhere.length,
        uncategorised: uncategorised.length,
      },
      variants: { received: variants.received, understood: variants.parsed.length },
    },
    examples: {
      unlisted: examples(catalogue.unlisted),
      withoutVariants: examples(withoutVariants),
      withoutPrice: examples(withoutPrice),
      elsewhere: examples(elsewhere),
      uncategorised: examples(uncategorised),
    },
  };
}

/** Whether a load has less than nine tenths of what the last one had, placed or priced. */
export function hasShrunk(
  report: LoadReport,
  { products, unlisted }: Pick<Catalogue, 'products' | 'unlisted'>,
): boolean {
  const priced = [...products, ...unlisted].filter(({ price }) => price !== null).length;
  return report.placed < products.length * 0.9 || report.priced < priced * 0.9;
}

interface LoadState {
  /** The last load, when it was refused. */
  refused?: { readonly at: number; readonly report: LoadReport } | undefined;
  logged?: string | undefined;
}

const state = processWide<LoadState>('catalogue-load', () => ({}));

/** What happened to the last load of this process, for probes and metrics. */
export const loadState = (): Readonly<LoadState> => state;

export function noteRefused(report: LoadReport): void {
  state.refused = { at: Date.now(), report };
}

/** One line in the log, unless it is the same as the last. */
export function noteTaken({ report, examples: codes }: ReportedLoad): void {
  state.refused = undefined;
  const fields = { ...report, codes };
  const line = JSON.stringify(fields);
  if (state.logged !== line) log('info', 'catalogue loaded', fields);
  state.logged = line;
}

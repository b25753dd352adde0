import { groupBy } from '@/lib/group-by';
import { report } from '@/lib/reporting/report';
import { singleton } from '@/lib/singleton';
import { fold } from '@/lib/slug';
import { commerceBatch } from '@/lib/sylius/client/http';
import { asMap, iriCode, label } from '@/lib/sylius/decoders/parse';
import type { ParsedVariant } from './variants';

/** Milliseconds that one load of the catalogue spends on option values. */
const BUDGET = 5_000;
/** Milliseconds after which a value is read again: it has no time of change of its own. */
const MAX_AGE = 3_600_000;

interface OptionValue {
  readonly option: string;
  readonly value: string;
  readonly readAt: number;
}

const known = singleton('option-values', () => new Map<string, OptionValue>());

/** Several variants of one product, which no field of the shop's own distinguishes: a plain Sylius does so by option values. */
function lacksChoice(variants: readonly ParsedVariant[]): boolean {
  return variants.length > 1 && variants.every(({ facts }) => (facts.color ?? facts.colorName ?? facts.size) === null);
}

function remember(path: string, answer: unknown): void {
  const body = asMap(answer);
  const value = label(body.value);
  if (value !== null) known.set(path, { option: iriCode(body.option) ?? '', value, readAt: Date.now() });
}

const isColor = ({ option }: OptionValue) => /farg|colou?r/.test(fold(option));

function told(variant: ParsedVariant): ParsedVariant {
  const values = variant.optionPaths.flatMap((path) => known.get(path) ?? []);
  const text = (list: readonly OptionValue[]) => list.map(({ value }) => value).join(', ') || null;
  const colorName = text(values.filter(isColor));
  const size = text(values.filter((value) => !isColor(value)));
  const isKnown = values.length > 0 && values.length === variant.optionPaths.length;
  // A variant is often named by its values; without either it cannot be chosen.
  return { ...variant, facts: { ...variant.facts, ...(isKnown ? { colorName, size } : { size: variant.name }) } };
}

/**
 * Variants with the colour and size that their option values name (contract.md part B section 4), where a product has several
 * that say neither. Values are read six at a time, five seconds at most, and remembered for an hour. Never throws.
 */
export async function withOptions(
  variants: readonly ParsedVariant[],
  budget = BUDGET,
): Promise<readonly ParsedVariant[]> {
  const groups = groupBy(variants, ({ productKey }) => productKey);
  groups.delete(null);
  const wanting = new Set([...groups.values()].filter(lacksChoice).flat());
  const fresh = (path: string) => Date.now() - (known.get(path)?.readAt ?? 0) < MAX_AGE;
  const paths = [...new Set([...wanting].flatMap(({ optionPaths }) => optionPaths).filter((path) => !fresh(path)))];
  const signal = AbortSignal.timeout(budget);
  const answers = await commerceBatch(paths.map((path) => ({ path, signal })));
  let left = 0;
  for (const [index, path] of paths.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') remember(path, answer.value);
    else left += 1;
  }
  if (left > 0) report('option values are not known yet', { left, of: paths.length });
  return variants.map((variant) => (wanting.has(variant) ? told(variant) : variant));
}

import { groupBy } from '@/lib/group-by';
import { report } from '@/lib/reporting/report';
import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';
import { fold } from '@/lib/slug';
import { commerceBatch } from '@/lib/sylius/client/http';
import { asMap, iriCode, label } from '@/lib/sylius/decoders/parse';
import type { ParsedVariant } from './variants';

/** Milliseconds per catalogue load for option values. */
const BUDGET = 5_000;
/** Milliseconds after which a value is read again: it has no modification time. */
const MAX_AGE = 3_600_000;

interface OptionValue {
  readonly option: string;
  readonly value: string;
  readonly readAt: number;
}

const known = singleton('option-values', () => new Map<string, OptionValue>());

/** Several variants of a product without the shop's own colour or size: a plain Sylius uses option values. */
function lacksChoice(variants: readonly ParsedVariant[]): boolean {
  return variants.length > 1 && variants.every(({ facts }) => (facts.color ?? facts.colorName ?? facts.size) === null);
}

function remember(path: string, result: unknown): void {
  const body = asMap(result);
  const value = label(body.value);
  if (value !== null) known.set(path, { option: iriCode(body.option) ?? '', value, readAt: Date.now() });
}

const isColor = ({ option }: OptionValue) => /farg|colou?r/.test(fold(option));

function withValues(variant: ParsedVariant): ParsedVariant {
  const values = variant.optionPaths.flatMap((path) => known.get(path) ?? []);
  const text = (list: readonly OptionValue[]) => list.map(({ value }) => value).join(', ') || null;
  const colorName = text(values.filter(isColor));
  const size = text(values.filter((value) => !isColor(value)));
  const isKnown = values.length > 0 && values.length === variant.optionPaths.length;
  // The name of a variant often contains its values; without either it cannot be chosen.
  return { ...variant, facts: { ...variant.facts, ...(isKnown ? { colorName, size } : { size: variant.name }) } };
}

/**
 * Adds colour and size from option values (contract.md part B section 4) when a product has several variants without
 * either. Six requests in parallel, for at most five seconds; values are cached for an hour. Never throws.
 */
export async function withOptions(
  variants: readonly ParsedVariant[],
  budget = BUDGET,
): Promise<readonly ParsedVariant[]> {
  const groups = groupBy(variants, ({ productKey }) => productKey);
  groups.delete(null);
  const wanting = new Set([...groups.values()].filter(lacksChoice).flat());
  const fresh = (path: string) => since(known.get(path)?.readAt ?? 0) < MAX_AGE;
  const paths = [...new Set([...wanting].flatMap(({ optionPaths }) => optionPaths).filter((path) => !fresh(path)))];
  const signal = AbortSignal.timeout(budget);
  const results = await commerceBatch(paths.map((path) => ({ path, signal })));
  let left = 0;
  for (const [index, path] of paths.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') remember(path, result.value);
    else left += 1;
  }
  if (left > 0) report('option values are not known yet', { left, of: paths.length });
  return variants.map((variant) => (wanting.has(variant) ? withValues(variant) : variant));
}

import { groupBy } from '@/lib/domain/group-by';
import { fold } from '@/lib/domain/slug';
import { readSmall } from '@/lib/server/sylius/client/small-reads';
import { asMap, iriCode, label } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import type { ParsedVariant } from './variants';

/** Milliseconds after which a value is read again: it has no modification time. */
const MAX_AGE = 3_600_000;

interface OptionValue {
  readonly option: string;
  readonly value: string;
}

/** Several variants of a product without the shop's own colour or size: a plain Sylius uses option values. */
function lacksChoice(variants: readonly ParsedVariant[]): boolean {
  return variants.length > 1 && variants.every(({ facts }) => (facts.color ?? facts.colorName ?? facts.size) === null);
}

function parseValue(body: unknown): OptionValue {
  const { option, value } = asMap(body);
  const text = label(value);
  if (text === null) throw new CommerceError('parse', 'option value without text');
  return { option: iriCode(option) ?? '', value: text };
}

const isColor = ({ option }: OptionValue) => /farg|colou?r/.test(fold(option));

function withValues(variant: ParsedVariant, byPath: ReadonlyMap<string, OptionValue>): ParsedVariant {
  const values = variant.optionPaths.flatMap((path) => byPath.get(path) ?? []);
  const text = (list: readonly OptionValue[]) => list.map(({ value }) => value).join(', ') || null;
  const colorName = text(values.filter(isColor));
  const size = text(values.filter((value) => !isColor(value)));
  const isKnown = values.length > 0 && values.length === variant.optionPaths.length;
  // The name of a variant often contains its values; without either it cannot be chosen.
  return { ...variant, facts: { ...variant.facts, ...(isKnown ? { colorName, size } : { size: variant.name }) } };
}

/**
 * Adds colour and size from option values (contract.md part B section 4) when a product has several variants without either. Never
 * throws.
 */
export async function withOptions(variants: readonly ParsedVariant[]): Promise<readonly ParsedVariant[]> {
  const groups = groupBy(variants, ({ productKey }) => productKey);
  groups.delete(null);
  const wanting = new Set([...groups.values()].filter(lacksChoice).flat());
  const paths = [...wanting].flatMap(({ optionPaths }) => optionPaths);
  const wanted = new Map(paths.map((path) => [path, null]));
  const valuesByPath = await readSmall({ kind: 'option values', wanted, maxAge: MAX_AGE, read: parseValue });
  return variants.map((variant) => (wanting.has(variant) ? withValues(variant, valuesByPath) : variant));
}

import { availability } from '@/lib/domain/product/availability';
import type { ProductRequest } from './requests';
import { AXES, labelsOf, type SelectedOption, type Sellable } from './sellable';

const has = ({ options }: Sellable, { name, label }: SelectedOption) =>
  options.some((option) => option.name === name && option.label === label);

const hasAll = (sellable: Sellable, selected: readonly SelectedOption[]) =>
  selected.every((option) => has(sellable, option));

const isAvailable = ({ product }: Sellable) => availability(product).kind !== 'soldOut';

/** Drops selected options until something matches: first those not in the preferences, then from their end. */
function relaxed(
  sellables: readonly Sellable[],
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): readonly SelectedOption[] {
  const place = ({ name }: SelectedOption) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  let selection = selected.toSorted((a, b) => place(a) - place(b));
  while (selection.length > 0 && !sellables.some((sellable) => hasAll(sellable, selection)))
    selection = selection.slice(0, -1);
  return selection;
}

/**
 * Applies a selection to a product: the effective selection, the matching variants with the selected one first, and each option's values
 * with their existence and availability. A variant requested by its own identifier overrides the selection.
 */
export function selectSellables(
  sellables: readonly Sellable[],
  exact: Sellable | null,
  { selected, preferences }: Pick<ProductRequest, 'selected' | 'preferences'>,
) {
  const isRequested = exact === null && selected.length > 0;
  const effective = isRequested ? relaxed(sellables, selected, preferences) : ((exact ?? sellables[0])?.options ?? []);
  const fitting = sellables.filter((sellable) => hasAll(sellable, effective));
  const matching = exact ? [exact, ...fitting.filter((sellable) => sellable !== exact)] : fitting;
  const options = Object.values(AXES).flatMap((name) => {
    const others = effective.filter((option) => option.name !== name);
    const values = labelsOf(sellables, name).map((label) => {
      const beside = sellables.filter((sellable) => hasAll(sellable, [...others, { name, label }]));
      return { label, available: beside.some(isAvailable), exists: beside.length > 0 };
    });
    return values.length > 0 ? [{ name, values }] : [];
  });
  return { selected: effective, matching, options };
}

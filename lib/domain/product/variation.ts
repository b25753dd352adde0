import type { ProductVariant } from './product';

/** The customer's current choice; null for none yet. */
export interface ChosenOptions {
  readonly color: string | null;
  readonly size: string | null;
}

export const NO_CHOICE: ChosenOptions = { color: null, size: null };

export interface ChoiceOption {
  /** Also the text for the customer. */
  readonly value: string;
  readonly selected: boolean;
  /** No variant combines this with the other choice: shown, but not selectable. */
  readonly disabled: boolean;
}

/** The variant fields that the choice uses. */
export type Choosable = Pick<ProductVariant, 'color' | 'colorName' | 'id' | 'size'>;

export interface Variation<T extends Choosable = Choosable> {
  /** Empty when all variants share one colour, or have none. */
  readonly colors: readonly ChoiceOption[];
  readonly sizes: readonly ChoiceOption[];
  readonly chosen: T | null;
  /** The variants that the choice leaves. */
  readonly left: readonly T[];
  /** All choices are made: the panel with price and button opens. */
  readonly complete: boolean;
}

type Axis = keyof ChosenOptions;

const valueOn: Readonly<Record<Axis, (variant: Choosable) => string | null>> = {
  color: ({ colorName, color }) => colorName ?? color,
  size: ({ size }) => size,
};

function agrees(variant: Choosable, choice: ChosenOptions, axis: Axis): boolean {
  return choice[axis] === null || valueOn[axis](variant) === choice[axis];
}

function optionsOn(axis: Axis, variants: readonly Choosable[], choice: ChosenOptions): ChoiceOption[] {
  const values = new Set(variants.map(valueOn[axis]));
  if (values.size < 2) return [];
  const fitting = variants.filter((variant) => agrees(variant, choice, axis === 'color' ? 'size' : 'color'));
  const possible = new Set(fitting.map(valueOn[axis]));
  return [...values].flatMap((value) =>
    value === null ? [] : [{ value, selected: choice[axis] === value, disabled: !possible.has(value) }],
  );
}

/** The colour and size of a variant, where they distinguish it from the others. */
export function ownOptions(variants: readonly Choosable[], variant: Choosable) {
  return (['color', 'size'] as const).flatMap((axis) => {
    const value = optionsOn(axis, variants, NO_CHOICE).length > 0 && valueOn[axis](variant);
    return value ? [{ axis, value }] : [];
  });
}

/** Selects the only option that the choice on the other axis leaves. */
function withLastLeft(options: readonly ChoiceOption[], other: string | null): readonly ChoiceOption[] {
  const possible = options.filter(({ disabled }) => !disabled);
  if (other === null || possible.length !== 1) return options;
  return options.map((option) => (option.disabled ? option : { ...option, selected: true }));
}

function isSettled(options: readonly ChoiceOption[]): boolean {
  return options.length === 0 || options.some(({ selected }) => selected);
}

/**
 * The choice of colour and size on a product page (spec.md section 2): every option once, in variant order, disabled
 * when no variant combines it with the current choice. A property that all variants share is not offered. A product
 * with one variant, or with variants that differ in neither, has nothing to choose: its last variant is chosen. The
 * only option that a choice leaves is chosen with it.
 */
export function variationOf<T extends Choosable>(variants: readonly T[], choice: ChosenOptions): Variation<T> {
  const colors = withLastLeft(optionsOn('color', variants, choice), choice.size);
  const sizes = withLastLeft(optionsOn('size', variants, choice), choice.color);
  const complete = [colors, sizes].every(isSettled);
  const left = variants.filter((variant) => agrees(variant, choice, 'color') && agrees(variant, choice, 'size'));
  return { colors, sizes, chosen: complete ? (left.at(-1) ?? null) : null, left, complete };
}

/** Selects a value, or clears it when it was selected. */
export function choose(choice: ChosenOptions, axis: Axis, value: string): ChosenOptions {
  return { ...choice, [axis]: choice[axis] === value ? null : value };
}

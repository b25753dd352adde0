import type { Ore } from '@/lib/domain/prices/money';
import { inVariant, offerOf } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { type ChosenOptions, ownOptions } from '@/lib/domain/product/variation';

export interface SelectedOption {
  readonly name: string;
  readonly label: string;
}

/** Something that can be added to the cart: a product, or one of its variants. */
export interface Sellable {
  /** The variant's code. */
  readonly code: string;
  /** The product in this variant. */
  readonly product: Product;
  readonly price: Ore;
  readonly options: readonly SelectedOption[];
}

/** The option axes with their names for shoppers. */
export const AXES = { color: 'Färg', size: 'Storlek' } as const satisfies Record<keyof ChosenOptions, string>;

/** The labels of these on an option axis, each once, in their order. */
export function labelsOf(sellables: readonly Sellable[], axis: string): readonly string[] {
  const labels = sellables.flatMap(({ options }) => options.filter(({ name }) => name === axis));
  return [...new Set(labels.map(({ label }) => label))];
}

/** Everything sold of a product, the representative variant first. Empty without a price. */
export function sellablesOf(product: Product): Sellable[] {
  const { variant: entry } = offerOf(product);
  if (entry === null) {
    const { price } = product;
    const code = product.variants.find(({ id }) => id === product.variantId)?.code ?? product.code;
    return price === null ? [] : [{ code, product, price, options: [] }];
  }
  return product.variants
    .toSorted((a, b) => Number(b === entry) - Number(a === entry))
    .flatMap((variant) => {
      const { code, price } = variant;
      const options = ownOptions(product.variants, variant).map(({ axis, value }) => ({
        name: AXES[axis],
        label: value,
      }));
      return price === null ? [] : [{ code, product: inVariant(product, variant), price, options }];
    });
}

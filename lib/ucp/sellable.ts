import { asOffered, comesInVariants, entryVariant, inVariant } from '@/lib/product/in-variant';
import type { Product, ProductVariant } from '@/lib/product/product';
import { type Choice, NO_CHOICE, variationOf } from '@/lib/product/variation';

export interface SelectedOption {
  readonly name: string;
  readonly label: string;
}

/** What can be put into the cart: a product, or a variant of one with colours or sizes. */
export interface Sellable {
  /** The variant's. */
  readonly code: string;
  /** The product in this variant. */
  readonly product: Product;
  readonly options: readonly SelectedOption[];
}

/** The axes of the choice, as a shopper reads them. */
export const AXES = [
  { name: 'Färg', key: 'color' },
  { name: 'Storlek', key: 'size' },
] as const satisfies readonly { name: string; key: keyof Choice }[];

type Axis = (typeof AXES)[number]['key'];

export const labelOn = ({ color, colorName, size }: ProductVariant, axis: Axis): string | null =>
  axis === 'color' ? (colorName ?? color) : size;

function variantOptions(product: Product, variant: ProductVariant): SelectedOption[] {
  const { colors, sizes } = variationOf(product.variants, NO_CHOICE);
  const chosen = AXES.filter(({ key }) => (key === 'color' ? colors : sizes).length > 0);
  return chosen.flatMap(({ name, key }) => {
    const label = labelOn(variant, key);
    return label === null ? [] : [{ name, label }];
  });
}

/** Every variant of a product that is sold, the featured one first. Empty where none has a price. */
export function sellablesOf(product: Product): Sellable[] {
  if (!comesInVariants(product)) {
    const shown = asOffered(product);
    const code = product.variants.find(({ id }) => id === product.variantId)?.code ?? product.code;
    return shown.price === null ? [] : [{ code, product: shown, options: [] }];
  }
  const entry = entryVariant(product.variants);
  const priced = product.variants.filter(({ price }) => price !== null);
  return priced
    .toSorted((a, b) => Number(b === entry) - Number(a === entry))
    .map((variant) => ({
      code: variant.code,
      product: inVariant(product, variant),
      options: variantOptions(product, variant),
    }));
}

import { groupBy } from '@/lib/domain/group-by';
import { isInvestmentGold, isPossibleVat, VAT_PERCENT } from '@/lib/domain/prices/vat';
import { isUsed } from '@/lib/domain/product/condition';
import type { ProductDoubt } from '@/lib/domain/product/doubt';
import { weightIn } from '@/lib/domain/product/in-variant';
import type { Product, ProductVariant } from '@/lib/domain/product/product';
import { uniqueBy } from '@/lib/server/sylius/decoders/collect';
import type { PriceTerms } from '@/lib/server/sylius/resources/variants/price';
import { type ParsedVariant, variantOf } from '@/lib/server/sylius/resources/variants/variants';
import { type CategoryFacts, type CompletedFacts, completeFacts, NO_CATEGORY_FACTS } from './facts';
import type { ParsedProduct, ProductVariantFacts } from './products';

const NO_VARIANT: ProductVariantFacts = {
  variantId: null,
  price: null,
  netPrice: null,
  vat: null,
  reducedFrom: null,
  buyBackPrice: null,
  inStock: false,
  onHand: false,
  stock: 0,
  deliveryDays: null,
  variants: [],
};

/** A product, and by variant code the terms of its prices: needed when the price of a single variant is requested. */
export interface MergedProduct {
  readonly product: Product;
  readonly terms: readonly (readonly [code: string, terms: PriceTerms])[];
  readonly doubts: readonly ProductDoubt[];
}

/** The fields that a product takes from its last variant (spec.md section 4). */
export function factsOf(variants: readonly ProductVariant[]): ProductVariantFacts {
  const last = variants.at(-1);
  if (last === undefined) return NO_VARIANT;
  const { id, price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays } = last;
  const facts = { price, netPrice, vat, reducedFrom, buyBackPrice, inStock, onHand, stock, deliveryDays };
  return { ...facts, variantId: id, variants };
}

/** A size that all variants share is not a choice (lib/domain/product/variation.ts): the weight in it is the product's. */
function withCommonSize(facts: CompletedFacts, own: readonly ParsedVariant[]): CompletedFacts {
  const [size, ...others] = new Set(own.map((variant) => variant.facts.size));
  if (facts.weight !== null || size === undefined || others.length > 0) return facts;
  return { ...facts, ...weightIn(facts, { size, weight: null }) };
}

/** Impossible combinations of one variant's fields. */
function doubtsOf({ facts, stock, wirePrice: { price, vat } }: ParsedVariant): ProductDoubt[] {
  const doubts: ProductDoubt[] = [];
  if (price !== null && vat !== null && !isPossibleVat(price, vat))
    doubts.push({ fields: ['price', 'vat'], reason: `vat ${vat} on ${price} is neither 0 nor ${VAT_PERCENT} %` });
  if (facts.onHand && stock === 0) doubts.push({ fields: ['onHand', 'stock'], reason: 'on hand with a stock of 0' });
  return doubts;
}

function merged(parsed: ParsedProduct, own: readonly ParsedVariant[], category: CategoryFacts): MergedProduct {
  const last = own.at(-1);
  const stated = {
    ...parsed.stated,
    weight: parsed.stated.weight ?? last?.facts.weight ?? null,
    hasVariants: own.length > 1,
  };
  const { form, doubts, ...facts } = withCommonSize(completeFacts(stated, category), own);
  const isContradictory = doubts.length > 0;
  const { declared } = parsed;
  const law = {
    declared,
    form,
    metal: facts.metal,
    purity: facts.purity,
    isUsed: isUsed({ ...facts, categoryNames: parsed.facts.categoryNames }),
  };
  const priced = own.map((variant) => {
    const goods = { ...law, ...weightIn(facts, variant.facts) };
    // A product takes its price, and so its sale price, from its last variant (spec.md section 4).
    const sale = variant === last ? parsed.saleGross : null;
    const terms = { goods, sale, ...(isContradictory ? { isContradictory } : {}) };
    return { variant: variantOf(variant, terms), terms };
  });
  return {
    // Spreading several objects into a large one takes ten times as long.
    product: Object.assign({}, parsed.facts, facts, factsOf(priced.map(({ variant }) => variant)), {
      metalSymbol: isContradictory ? null : parsed.facts.metalSymbol,
      isInvestmentGold: isInvestmentGold({ ...law, weight: facts.weight, weightType: facts.weightType }) === true,
    }),
    terms: priced.map(({ variant, terms }) => [variant.code, terms] as const),
    doubts: [...doubts, ...own.flatMap(doubtsOf)],
  };
}

/** Variants that several products list. */
function sharedKeys(products: readonly ParsedProduct[]): ReadonlySet<string> {
  const single = new Map(products.map(({ key, variantKeys }) => [key, variantKeys])).values();
  const times = groupBy([...single].flat(), (key) => key);
  return new Set([...times].flatMap(([key, all]) => (all.length > 1 ? key : [])));
}

function ownVariants(
  product: ParsedProduct,
  byKey: ReadonlyMap<string, ParsedVariant>,
  byProduct: ReadonlyMap<string | null, readonly ParsedVariant[]>,
  shared: ReadonlySet<string>,
): readonly ParsedVariant[] {
  const isOwn = ({ key, productKey }: ParsedVariant) => !shared.has(key) || productKey === product.key;
  const embedded = new Map(product.embedded.filter(isOwn).map((variant) => [variant.key, variant]));
  const listed = product.variantKeys.flatMap((key) => byKey.get(key) ?? embedded.get(key) ?? []).filter(isOwn);
  if (listed.length > 0) return listed;
  return byProduct.get(product.key) ?? [...embedded.values()];
}

/**
 * Joins products and variants of the two lists by reduced IRI (contract.md part B section 1). The order of a product's
 * own list matters, since the last variant gives price and stock (spec.md section 4); without a usable list the
 * variants that name the product are used, and finally the embedded ones. Variants of unlisted products and duplicates
 * are dropped; one that several products list is the product's that it names, or nobody's. `categoryFactsOf` returns the facts of a product's category.
 */
export function mergeProducts(
  products: readonly ParsedProduct[],
  variants: readonly ParsedVariant[],
  categoryFactsOf: (product: ParsedProduct) => CategoryFacts = () => NO_CATEGORY_FACTS,
): MergedProduct[] {
  const single = uniqueBy('variants', variants, ({ key }) => key);
  const byKey = new Map(single.map((variant) => [variant.key, variant]));
  const byProduct = groupBy(single, (variant) => variant.productKey);
  const shared = sharedKeys(products);
  return products.map((product) =>
    merged(product, ownVariants(product, byKey, byProduct, shared), categoryFactsOf(product)),
  );
}

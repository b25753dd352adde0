import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Ore } from '@/lib/domain/prices/money';
import { readAttributes } from '@/lib/domain/product/attributes';
import { perMilleOf } from '@/lib/domain/product/fineness-text';
import {
  type Metal,
  type Product,
  type ProductImage,
  type ProductVariant,
  productSchema,
  type WeightType,
} from '@/lib/domain/product/product';
import { statedWeight } from '@/lib/domain/product/stated-weight';
import { fetchList, type KeptPages, type WireList } from '@/lib/server/sylius/client/list';
import { attributeMap, wire } from '@/lib/server/sylius/decoders/fields';
import { isoDate } from '@/lib/server/sylius/decoders/iso-date';
import {
  bool,
  iriCode,
  iriKey,
  iriPath,
  isWire,
  label,
  mediaPath,
  num,
  text,
  type Wire,
} from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { type ParsedVariant, parseVariant } from '@/lib/server/sylius/resources/variants/variants';
import { attribute, type CompletedFacts, type StatedFacts } from './facts';

/** The backend's weight type, ignoring case and spaces ("1/10 oz" sheets are "x1/10oz"). */
export function weightTypeOf(text: string | null): WeightType {
  const bare = text?.toLowerCase().replace(/\s/g, '');
  return productSchema.shape.weightType.safeParse(bare).data ?? 'other';
}

/**
 * All fields that are read of a product. `parseProduct` is given no other: a product is read again when one of these has changed, so that an
 * amount here that changes with the metal costs a reading of all products at every price change. `sale_price` changes for those of a
 * campaign, `defaultVariantData` in Sylius 2; prices otherwise come from the variants.
 */
const schema = z.object({
  '@id': wire.any,
  id: wire.id,
  code: wire.id,
  name: wire.any,
  slug: wire.any,
  description: wire.any,
  shortDescription: wire.any,
  translations: wire.any,
  brand: wire.any,
  weight: wire.grams,
  weightType: wire.any,
  purity: wire.number,
  syncRates: wire.any,
  until: wire.any,
  images: wire.list,
  attributes: wire.any,
  mainTaxon: wire.any,
  productTaxonsTaxon: wire.list,
  productTaxons: wire.list,
  ratings: wire.number,
  averageRating: wire.number,
  reviews: wire.list,
  sale_price: wire.money,
  variants: wire.list,
  defaultVariantData: wire.any,
  updatedAt: wire.date,
});

const FIELDS = Object.keys(schema.shape);

/** The fields of a product that are read. */
function ownFields(member: Wire): Wire {
  return Object.fromEntries(FIELDS.filter((name) => name in member).map((name) => [name, member[name]]));
}

/** A flag, or an attribute with the choice "Ja". */
function isYes(value: unknown): boolean {
  return bool(value) || /^ja$/i.test(label(value) ?? '');
}

/** The same for an attribute whose absence does not mean "Nej". */
function yesOrNo(value: unknown): boolean | null {
  return value === undefined || value === null ? null : isYes(value);
}

/** A product before it is joined with its variants. */
export interface ParsedProduct {
  /** `products/X` */
  readonly key: string;
  /** `product-variants/X` in the backend's order. */
  readonly variantKeys: readonly string[];
  /** Embedded variants: full objects, `defaultVariantData`, or the product's own price fields. */
  readonly embedded: readonly ParsedVariant[];
  /** Paths of further categories, which a plain Sylius lists as links. */
  readonly categoryPaths: readonly string[];
  /** `sale_price`, VAT included. */
  readonly saleGross: Ore | null;
  /** The input for metal, weight and fineness. */
  readonly stated: StatedFacts;
  /** attributes.investeringsguld; null without the dealer's declaration. */
  readonly declared: boolean | null;
  readonly facts: Omit<Product, keyof ProductVariantFacts | keyof CompletedFacts | 'isInvestmentGold'>;
}

/** The product fields that come from its last variant. */
export type ProductVariantFacts = Pick<
  Product,
  'variantId' | 'variants' | Exclude<keyof Product & keyof ProductVariant, 'code' | 'id' | 'weight'>
>;

/** Characters allowed in a code, so that its page's path can be resolved (lib/domain/paths/destination.ts). */
const ADDRESSABLE = /^(?!\.{1,2}$)[\w.,+~-]{1,120}$/;

const METALS: Readonly<Record<string, Metal>> = { XAU: 'gold', XAG: 'silver' };
const OTHER_METALS = /^X(PT|PD|RH)$/i;

/** A mean rating from 1 to 5; 0 for none, and for one in another scale. */
function readRating(value: number | null): number {
  return value !== null && value >= 1 && value <= 5 ? value : 0;
}

/** Distinguishes an IRI from a plain name, which may contain a slash. */
function isIri(value: unknown): value is string {
  return typeof value === 'string' && (value.startsWith('/') || /^https?:\/\//i.test(value));
}

function brandOf(value: unknown): string | null {
  const name = isIri(value) ? iriCode(value) : (label(value) ?? iriCode(value));
  return name === null || name.toLowerCase() === 'other' ? null : name;
}

/** A picture whose type is a variant's code shows that variant: Sylius leaves the type to the shop. */
function imagesOf(list: readonly unknown[], keys: readonly string[], trustedHosts: readonly string[]): ProductImage[] {
  return list.flatMap((image) => {
    const src = mediaPath(isWire(image) ? image.path : image, 'image', trustedHosts);
    const type = isWire(image) ? text(image, 'type') : null;
    if (src === null) return [];
    return type !== null && keys.includes(`product-variants/${type}`) ? [{ src, variant: type }] : [{ src }];
  });
}

/** Up to Sylius 1.12 the list has IRIs, also of unapproved reviews: the number is then unknown. */
function reviewsIn(list: readonly unknown[]): number | null {
  return list.length > 0 && list.every(isWire) ? list.length : null;
}

/** Variants that are more than a reference, in list order; an invalid one counts as a reference. */
function embeddedVariants(candidates: readonly unknown[]): ParsedVariant[] {
  return candidates.filter(isWire).flatMap((candidate) => {
    if (!('price' in candidate) && !('inStock' in candidate)) return [];
    try {
      return [parseVariant(candidate)];
    } catch {
      return [];
    }
  });
}

function categoryNames(list: readonly unknown[]): string[] {
  return list.flatMap((entry) => {
    const name = isWire(entry) ? text(entry, 'name') : label(entry);
    return name === null || isIri(name) ? [] : [name];
  });
}

/** A number, or one with its unit: "33,93 g", "32,77 mm". */
function measure(value: unknown, unit: 'g' | 'mm'): number | null {
  const text = label(value);
  const written =
    unit === 'g' ? statedWeight(text, null, 'g').readings[0]?.weight : num(text?.replace(/ ?mm\.?$/i, ''));
  return num(value) ?? written ?? null;
}

/**
 * Parses a product of any dialect (contract.md A3, part B sections 4, 7 and 9). Facts that may be Sylius attributes
 * (weight, purity, brand, ...) are read from there when the product's own field is missing.
 * @throws CommerceError of kind `parse` when it is not an object, or lacks a usable code or a name
 */
export function parseProduct(member: unknown, trustedHosts: readonly string[]): ParsedProduct {
  if (!isWire(member)) throw new CommerceError('parse', 'product: not an object');
  const sent = ownFields(member);
  const data = schema.parse(sent);
  const key = iriKey(data['@id']);
  const code = data.code ?? (key === null ? null : key.slice(key.indexOf('/') + 1));
  const name = text(sent, 'name');
  if (code === null) throw new CommerceError('parse', 'product: no code');
  if (!ADDRESSABLE.test(code)) throw new CommerceError('parse', `product ${code}: no address can be made of its code`);
  if (name === null) throw new CommerceError('parse', `product ${code}: no name`);

  const attributes = attributeMap(data.attributes);
  const fact = (field: keyof typeof schema.shape): unknown => sent[field] ?? attribute(attributes, field);
  const indicator = label(fact('syncRates'));
  const variantKeys = [...new Set(data.variants.flatMap((variant) => iriKey(variant) ?? []))];
  return {
    key: `products/${code}`,
    variantKeys,
    embedded: embeddedVariants([data.defaultVariantData, ...data.variants]),
    categoryPaths: data.productTaxons.flatMap((link) => iriPath(link) ?? []),
    saleGross: data.sale_price || null,
    stated: {
      name,
      metal: indicator === null ? null : (METALS[indicator.toUpperCase()] ?? null),
      isOtherMetal: OTHER_METALS.test(indicator ?? ''),
      weight: data.weight,
      weightType: weightTypeOf(label(fact('weightType'))),
      purity: data.purity === null ? null : perMilleOf(data.purity),
      attributes,
    },
    declared: yesOrNo(attributes.investeringsguld),
    facts: {
      id: data.id ?? code,
      code,
      slug: text(sent, 'slug') ?? code,
      name,
      brand: brandOf(fact('brand')),
      description: text(sent, 'description') ?? text(sent, 'shortDescription') ?? '',
      images: imagesOf(data.images, variantKeys, trustedHosts),
      label: label(attributes.etikett),
      mayWithdraw: isYes(attributes.angerratt),
      attributes: readAttributes(attributes, { number: measure, text: label }),
      video: mediaPath(label(attributes.video), 'video', trustedHosts),
      categoryCode: iriCode(data.mainTaxon)?.split('/').at(-1)?.toLowerCase() ?? null,
      categoryNames: categoryNames(data.productTaxonsTaxon),
      metalSymbol: indicator === null || indicator.length < 2 ? null : indicator.slice(1),
      ratings: readRating(data.ratings ?? data.averageRating),
      reviews: reviewsIn(data.reviews),
      until: isoDate(fact('until')),
      updatedAt: data.updatedAt,
    },
  };
}

function mark(member: unknown): string {
  return hash('sha1', JSON.stringify(isWire(member) ? ownFields(member) : member), 'base64');
}

/** All products, each read by `read`. Throws CommerceError. */
export function fetchProducts<T>(read: (member: unknown) => T, kept?: KeptPages<T>): Promise<WireList<T>> {
  return fetchList('sylius/api/v2/shop/products', { read, mark }, kept);
}

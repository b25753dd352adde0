import { z } from 'zod';
import { daysOfWeeks, LONGEST_WEEKS } from '@/lib/domain/product/availability';
import type { ProductVariant, VariantPrice } from '@/lib/domain/product/product';
import { fetchList, type WireList } from '@/lib/server/sylius/client/list';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { bool, iriCode, iriKey, iriPath, isWire, num } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { isPrice, ownFields, type PriceTerms, priceOf, readWirePrice, type WirePrice } from './price';

/** The quantity that can be ordered when the backend sends no stock (spec.md section 9). */
export const DEFAULT_STOCK = 10_000;

const schema = z.looseObject({
  '@id': wire.any,
  id: wire.id,
  code: wire.id,
  product: wire.any,
  ...ownFields,
  inStock: wire.bool,
  color: wire.label,
  color_name: wire.label,
  size: wire.label,
  weight: wire.grams,
  name: wire.label,
  optionValues: wire.list,
});

type VariantFacts = Omit<ProductVariant, keyof VariantPrice | 'stock'>;

/** A variant before its product's facts are known. */
export interface ParsedVariant {
  /** `product-variants/X`: the key in product lists. */
  readonly key: string;
  /** `products/X`, or null when the variant does not name its product. */
  readonly productKey: string | null;
  readonly wirePrice: WirePrice;
  readonly facts: VariantFacts;
  /** Null: the backend sent no stock. */
  readonly stock: number | null;
  readonly name: string | null;
  /** The paths of its option values. */
  readonly optionPaths: readonly string[];
}

/** `onHand` is the shop's own boolean or Sylius' number of pieces. */
function readOnHand(value: unknown): { physical: boolean; quantity?: number } {
  const quantity = num(value);
  return quantity === null ? { physical: bool(value) } : { physical: quantity > 0, quantity: Math.max(0, quantity) };
}

/**
 * Parses a variant of any dialect (contract.md A3, part B sections 4 and 9).
 * @throws CommerceError of kind `parse` when it is not an object or has no identity
 */
export function parseVariant(member: unknown): ParsedVariant {
  const parsed = schema.safeParse(member);
  if (!parsed.success || !isWire(member)) throw new CommerceError('parse', 'variant: not an object');
  const data = parsed.data;
  const key = iriKey(data['@id']) ?? (data.code === null ? null : `product-variants/${data.code}`);
  const code = data.code ?? key?.slice(key.indexOf('/') + 1) ?? data.id;
  if (code === null) throw new CommerceError('parse', 'variant: neither code nor id');
  const productCode = iriCode(data.product);
  const onHand = readOnHand(data.onHand);
  const stock = data.stock ?? onHand.quantity ?? null;
  return {
    key: key ?? `product-variants/${code}`,
    productKey: iriKey(data.product) ?? (productCode === null ? null : `products/${productCode}`),
    wirePrice: readWirePrice(member),
    // An oversold variant has a stock of 0, not an unlimited one.
    stock: stock === null ? null : Math.max(0, Math.floor(stock)),
    name: data.name,
    optionPaths: data.optionValues.flatMap((value) => iriPath(value) ?? []),
    facts: {
      id: data.id ?? code,
      ...(typeof member.id === 'string' && /^\d+$/.test(member.id) ? { hasTextId: true as const } : {}),
      code,
      buyBackPrice: isPrice(data.purchasePrice) ? data.purchasePrice : null,
      inStock: data.inStock,
      onHand: onHand.physical,
      deliveryDays: data.deliveryStatus === null ? null : Math.min(data.deliveryStatus, daysOfWeeks(LONGEST_WEEKS)),
      color: data.color,
      colorName: data.color_name,
      size: data.size,
      weight: data.weight,
    },
  };
}

/**
 * The variant with its price. One without a price is kept, but out of stock: it must never show as 0 kr. With a stock
 * of 0 nothing is on hand, whatever `onHand` says; if it can still be ordered, it is on backorder.
 */
export function variantOf({ wirePrice, facts, stock }: ParsedVariant, terms: PriceTerms): ProductVariant {
  const price = priceOf(wirePrice, terms);
  const inStock = facts.inStock && price.price !== null;
  const onHand = facts.onHand && stock !== 0;
  return Object.assign({}, facts, price, { inStock, onHand, stock: stock ?? (inStock ? DEFAULT_STOCK : 0) });
}

/**
 * The current price in the response for a single variant. Without terms (a variant missing from our catalogue) a price
 * is only known if sent with its VAT.
 * @throws CommerceError of kind `parse` when the response is empty or not a variant, which says nothing about its price
 */
export function parseVariantPrice(body: unknown, terms: PriceTerms | undefined): VariantPrice {
  const isVariant = isWire(body) && ['price', '@id', 'code', 'id'].some((field) => field in body);
  if (!isVariant) throw new CommerceError('parse', 'variant: the response has no price');
  return priceOf(readWirePrice(body), terms ?? UNKNOWN);
}

const UNKNOWN: PriceTerms = {
  goods: { metal: null, form: null, weight: null, weightType: 'other', purity: null },
  sale: null,
};

/** All variants, each read by `read`, those of unlisted products included. Throws CommerceError. */
export function fetchVariants<T>(read: (member: unknown) => T): Promise<WireList<T>> {
  return fetchList('sylius/api/v2/shop/product-variants', { read });
}
